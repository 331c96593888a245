import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from 'playwright'
import { findBrowser } from '../../bootstrap/find-browser.mjs'
import { type Screen, screens } from './screens.ts'
import { startDemo } from './start-demo.ts'

/** One dealer for each template, and beside them those who show it in another light. */
const sites = {
  metropolitan: 'brindlewood',
  showroom: 'pemberwick',
  'showroom-dark': 'verrall-quill',
  yard: 'copperjack',
  'yard-other': 'fairhand',
  lifestyle: 'saltwren',
}
const widths = { phone: 390, tablet: 768, desktop: 1440 }
const AT_ONCE = 3

/**
 * Takes pictures of the pages of every template at three widths, into screens/{site}/{page}-{width}.png.
 * node tests/screens/take-screens.ts [--port 3000] [--site yard]… [--page home]… [--width 390]…
 */
const { values: wishes } = parseArgs({
  options: {
    port: { type: 'string' },
    site: { type: 'string', multiple: true },
    page: { type: 'string', multiple: true },
    width: { type: 'string', multiple: true },
  },
})

const demo = wishes.port ? { port: Number(wishes.port), stop: () => Promise.resolve() } : await startDemo()
const browser = await chromium.launch(await findBrowser())
const failures: string[] = []
try {
  const jobs = wantedScreens()
  const total = jobs.length
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let job = jobs.shift(); job; job = jobs.shift()) await take(browser, job)
    }),
  )
  console.log(`${total - failures.length} of ${total} screens are in screens/`)
  for (const failure of failures) console.error(failure)
  process.exitCode = failures.length > 0 ? 1 : 0
} finally {
  await browser.close()
  await demo.stop()
}

type Job = { site: string; slug: string; screen: Screen; width: number }

function wantedScreens(): Job[] {
  const wants = (list: string[] | undefined, value: string) => !list || list.includes(value)
  return Object.entries(sites).flatMap(([site, slug]) =>
    screens.flatMap((screen) =>
      Object.values(widths)
        .filter(
          (width) =>
            wants(wishes.site, site) && wants(wishes.page, screen.name) && wants(wishes.width, String(width)),
        )
        .map((width) => ({ site, slug, screen, width })),
    ),
  )
}

async function take(browser: Browser, { site, slug, screen, width }: Job) {
  const context = await browser.newContext({
    baseURL: `http://${slug}.localhost:${demo.port}`,
    viewport: { width, height: 900 },
    locale: 'en-AU',
    reducedMotion: 'reduce',
    hasTouch: width < 1024,
  })
  const folder = join('screens', site)
  const file = join(folder, `${screen.name}-${width}.png`)
  mkdirSync(folder, { recursive: true })
  rmSync(file, { force: true })
  try {
    const page = await context.newPage()
    await screen.open(page)
    await settle(page)
    await page.screenshot({ path: file, fullPage: screen.isWhole ?? true })
  } catch (error) {
    failures.push(`${site} ${screen.name} at ${width}: ${String(error).split('\n')[0]}`)
  } finally {
    await context.close()
  }
}

/** Pictures further down are fetched when they come near, so the page is gone through once. */
async function settle(page: Page) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await document.fonts.ready
    const loaded = [...document.images].map((image) => image.decode().catch(() => null))
    await Promise.race([Promise.all(loaded), new Promise((resolve) => setTimeout(resolve, 20_000))])
  })
}
