import { type Browser, expect, type Page, test } from '@playwright/test'
import { demoSites } from '#demo/demo.ts'
import { feedColumns, hostileRows } from '../../support/markup/hostile-rows.ts'
import { hostileSnippets } from '../../support/markup/hostile-snippets.ts'
import { hostileSettings } from '../../support/markup/hostile-settings.ts'
import { siteCommands } from '../../support/server/site-commands.ts'
import { originOf } from '../../support/browser/reserve.ts'
import { isFullRun, isShortRun, longRunOnly } from '../../support/weight.ts'

/** Vehicles whose pages are opened in runs that aren’t full; all of them are in the lists. */
const EVERY = isFullRun ? 1 : isShortRun ? 36 : 12
/** The most sections of a page. */
const SECTIONS = 40
const PAGES = Math.ceil(hostileSnippets.length / SECTIONS)

// A full run opens hundreds of pages.
test.describe.configure({ timeout: isFullRun ? 600_000 : 90_000 })

test('DATA-06 nothing in a vehicle of a feed runs in a browser', async ({ browser, baseURL }) => {
  const writer = siteCommands('hostile-feed')
  await writer.createSite('metropolitan')
  await writer.importStock(hostileRows())
  const shopper = await unprotected(browser, originOf('hostile-feed', baseURL))
  const cars: string[] = []
  for (let page = 1; page <= Math.ceil(hostileSnippets.length / 21); page += 1) {
    await shopper.open(`/search?page=${page}`)
    cars.push(...(await shopper.carsShown()))
  }

  expect(feedColumns.length).toBeGreaterThan(100)
  expect(cars).toHaveLength(hostileSnippets.length)
  let written = 0
  // By stock number: lists are in another order in each run, and most texts leave nothing on a page.
  for (const car of cars.toSorted(byStockNumber).filter((_, at) => at % EVERY === 0)) {
    await shopper.open(car)
    written += await shopper.timesWritten('alert(1)')
  }
  expect(shopper.ran).toEqual([])
  expect(written).toBeGreaterThan(20)
  writer.clean()
})

test('RNG-04 nothing in a document runs in a browser', longRunOnly, async ({ browser, baseURL }) => {
  const writer = siteCommands('hostile-content')
  await writer.createSite('showroom')
  const sections = hostileSnippets.map((html) => ({ kind: 'text', text: { html: `<p>Next</p>${html}` } }))
  const about = { title: '</title><script>alert(1)</script>', description: '"><svg onload=alert(1)>' }
  await writer.publish([
    ...Array.from({ length: PAGES }, (_, at) => ({
      kind: 'page',
      slug: `page-${at}`,
      body: { ...about, sections: sections.slice(at * SECTIONS, (at + 1) * SECTIONS) },
    })),
    {
      kind: 'post',
      slug: 'one-text',
      body: {
        title: about.title,
        summary: about.description,
        author: about.title,
        day: '2026-01-01',
        text: { html: hostileSnippets.join('\n\n') },
      },
    },
  ])
  const shopper = await unprotected(browser, originOf('hostile-content', baseURL))

  const pages = Array.from({ length: PAGES }, (_, at) => `/page-${at}`)
  for (const path of [...pages, '/blog', '/blog/one-text', '/']) await shopper.open(path)
  expect(shopper.ran).toEqual([])
  writer.clean()
})

test('RNG-04 nothing in a setting runs in a browser', longRunOnly, async ({ browser, baseURL }) => {
  const writer = siteCommands('hostile-settings')
  const { document, written } = hostileSettings(demoSites()[0] ?? {})
  await writer.saveSite(document)
  await writer.importStock([
    { 'Stock number': '1', Make: 'Toyota', Model: 'HiLux', Year: 2020, Price: 30_000 },
  ])
  const shopper = await unprotected(browser, originOf('hostile-settings', baseURL))

  expect(written).toBeGreaterThan(100)
  for (const path of [
    '/',
    '/search',
    '/finance',
    '/service',
    '/trade-in',
    '/contact',
    '/about-us',
    '/privacy-policy',
  ]) {
    await shopper.open(path)
  }
  for (const car of await shopper.carsShown()) await shopper.open(car)
  expect(shopper.ran).toEqual([])
  writer.clean()
})

test('DATA-06 the same texts do run in a page that takes them as they are', async ({ browser, baseURL }) => {
  const shopper = await unprotected(browser, originOf('saltwren', baseURL))
  for (const text of hostileSnippets.slice(0, 40)) await shopper.take(text)

  await expect.poll(() => shopper.ran.length).toBeGreaterThan(20)
})

function byStockNumber(one: string, other: string) {
  const number = (path: string) => Number(/\d+$/.exec(path)?.[0])
  return number(one) - number(other)
}

/** A browser that would run what the site’s content security policy stops. */
async function unprotected(browser: Browser, origin: string) {
  const context = await browser.newContext({ bypassCSP: true })
  const ran: string[] = []
  await context.exposeBinding('alert', ({ page }) => void ran.push(page.url()))
  const page = await context.newPage()
  return {
    ran,
    /** Shows a text as a careless page would. */
    async take(html: string) {
      await page.setContent(html)
      ran.push(...(await dangerous(page)))
    },
    async open(path: string) {
      const response = await page.goto(origin + path, { waitUntil: 'load' })
      expect(response?.status(), path).toBe(200)
      ran.push(...(await dangerous(page)))
    },
    /** How often the page has this text, hidden parts included. */
    timesWritten: async (text: string) => ((await page.textContent('body')) ?? '').split(text).length - 1,
    carsShown: () =>
      page
        .locator('a[href^="/cars/"]')
        .evaluateAll((links) =>
          [...new Set(links.map((link) => link.getAttribute('href') ?? ''))].filter((href) =>
            /^\/cars\/[^/?#]+$/.test(href),
          ),
        ),
  }
}

/** What would run once a visitor touches it. */
function dangerous(page: Page) {
  return page.evaluate(() => {
    const found: string[] = []
    for (const element of document.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        const isHandler = name.startsWith('on')
        const isCode =
          /^(?:href|src|action|formaction|data|xlink:href)$/.test(name) &&
          /^\W*(?:j\s*a\s*v\s*a|vb|live)\s*script:|^\s*data:text/i.test(value)
        if (isHandler || isCode || name === 'srcdoc')
          found.push(`${location.href}: ${element.tagName} ${name}=${value}`)
      }
    }
    return found
  })
}
