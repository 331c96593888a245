/**
 * Measures the landing pages of a site with every template, or with `--content` a location, an offer, a post and a model, as
 * the built server sends them: the size of the scripts, requests to third parties, and the Lighthouse scores for a phone (the
 * median of three reports), beside those of an empty page.
 *
 *     node bench/pages/run.ts [--site brindlewood]… [--content] [--no-lighthouse]
 */
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { findBrowser } from '../../bootstrap/find-browser.mjs'
import { startDemoServer } from '../../tests/support/server/demo-server.ts'
import { startEmptyPage } from './empty-page.ts'
import { firstLoad, type FirstLoad } from './first-load.ts'
import { lighthouse } from './lighthouse.ts'
import { dealerOfEachTemplate } from '#demo/dealer-of-template.ts'

const { values: options } = parseArgs({
  options: {
    site: {
      type: 'string',
      multiple: true,
      default: dealerOfEachTemplate,
    },
    content: { type: 'boolean', default: false },
    'no-lighthouse': { type: 'boolean', default: false },
  },
})

const launch = await findBrowser()
const demo = await startDemoServer()
const browser = await chromium.launch(launch)
const empty = await startEmptyPage()
try {
  const rows: Record<string, number | string>[] = []
  for (const slug of options.site) {
    // Once for each site, because a machine doesn't stay as fast as it was.
    if (!options['no-lighthouse']) note({ page: 'empty page', ...(await scoresOf(empty.address)) })
    const origin = `http://${slug}.localhost:${demo.port}`
    for (const path of await pagesOf(origin)) {
      const load = await firstLoad(browser, origin + path)
      const scores = options['no-lighthouse'] ? {} : await scoresOf(origin + path)
      note({ page: `${slug} ${path.split('/', 2).join('/')}`, ...described(load), ...scores })
    }
  }
  console.log(
    'Targets: scripts ≤ 105 kB on search and vehicle pages; others 0; performance ≥ 97 where the empty page has 100, the rest 100; LCP ≤ 1800; layout shift ≤ 0.02',
  )
  console.table(rows)

  function note(row: Record<string, number | string>) {
    console.log(JSON.stringify(row))
    rows.push(row)
  }
} finally {
  empty.stop()
  await browser.close()
  await demo.stop()
}

function scoresOf(address: string) {
  return lighthouse(address, launch.executablePath ?? chromium.executablePath())
}

async function pagesOf(origin: string) {
  if (!options.content)
    return ['/', '/search', ...(await linksOn(`${origin}/search`, '.car-card :is(h2, h3) a'))]
  const found = await Promise.all([
    linksOn(`${origin}/locations`, 'main a[href^="/locations/"]'),
    linksOn(`${origin}/offers`, 'main a[href^="/offers/"]'),
    linksOn(`${origin}/blog`, 'main a[href^="/blog/"]:not([href*="?"])'),
    linksOn(`${origin}/models`, '.model-tile'),
  ])
  return found.flat()
}

/** The first such link of a page, if it has one. Found with the browser, which resolves names under localhost. */
async function linksOn(address: string, selector: string) {
  const page = await browser.newPage()
  await page.goto(address)
  const link = page.locator(selector).first()
  const path = (await link.count()) > 0 ? await link.getAttribute('href') : null
  await page.close()
  return path === null ? [] : [path.replace(/#.*/, '')]
}

function described({ scriptBytes, otherBytes, thirdParties, layoutShift, repeatBytes }: FirstLoad) {
  return {
    'scripts kB': (scriptBytes / 1000).toFixed(1),
    'all else kB': (otherBytes / 1000).toFixed(0),
    'second visit kB': (repeatBytes / 1000).toFixed(1),
    others: thirdParties,
    shift: layoutShift.toFixed(3),
  }
}
