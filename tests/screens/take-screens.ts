import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from 'playwright'
import { findBrowser } from '../../bootstrap/find-browser.mjs'
import type { Screen } from './screen.ts'
import { screens } from './screens.ts'
import { startDemoServer, withoutAddressLimits } from '../support/server/demo-server.ts'
import { dealersOf } from '#demo/dealer-of-template.ts'
import { templates } from '#sites/templates/templates.ts'

/** One dealer for each template, and beside them another who shows it in another light. */
const sites = Object.fromEntries(
  templates.flatMap((template) => {
    const [first, other] = dealersOf(template)
    return [[template, first], ...(other ? [[`${template}-other`, other]] : [])]
  }),
) as Record<string, string>
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

const demo = wishes.port
  ? { port: Number(wishes.port), stop: () => Promise.resolve() }
  : await startDemoServer(withoutAddressLimits)
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
    // The consent bar would float in the middle of a full-page screenshot.
    if (screen.isWhole ?? true) await context.addInitScript(refuseServices)
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

function refuseServices() {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
}

/** Scrolls through the page, so that a full-page screenshot includes content that loads only near the window. */
async function settle(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    const laidOut = new CSSStyleSheet()
    laidOut.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(laidOut)
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    }
    for (const image of document.images) Object.assign(image, { loading: 'eager', decoding: 'sync' })
    await document.fonts.ready
    const loaded = [...document.images].map((image) => image.decode().catch(() => null))
    await Promise.race([Promise.all(loaded), new Promise((resolve) => setTimeout(resolve, 20_000))])
    scrollTo(0, 0)
  })
  await page.waitForLoadState('networkidle')
}
