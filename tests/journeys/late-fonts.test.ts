import { expect, type Page, test } from '@playwright/test'
import { drawn } from '../support/browser/by-keyboard.ts'
import { dealerOfEachTemplate } from '#demo/dealer-of-template.ts'

const windows = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]

/** One dealer of every template. */
for (const slug of dealerOfEachTemplate) {
  for (const viewport of windows) {
    test(`the search page of ${slug} barely shifts at ${viewport.width} pixels when its fonts load late`, async ({
      browser,
      baseURL,
    }) => {
      const page = await browser.newPage({
        baseURL: `http://${slug}.localhost:${new URL(baseURL ?? '').port}`,
        viewport,
      })
      await page.addInitScript(addUpShifts)
      const fonts = Promise.withResolvers<void>()
      await page.route('**/*.woff2', async (route) => {
        await fonts.promise
        await route.continue()
      })
      await page.goto('/search', { waitUntil: 'domcontentloaded' })
      await takenOver(page)

      fonts.resolve()
      await page.waitForFunction(() => document.fonts.status === 'loaded')
      await page.evaluate(drawn)

      expect(await shiftOf(page)).toBeLessThanOrEqual(0.01)
      await page.close()
    })
  }
}

/** Runs inside the browser. */
function addUpShifts() {
  const page = window as typeof window & { shift?: number }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      page.shift = (page.shift ?? 0) + entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Waits until the scripts run and the page is drawn in its fallback fonts. */
async function takenOver(page: Page) {
  await page.waitForFunction(() => sessionStorage.getItem('visited-pages') !== null)
  await page.evaluate(drawn)
}

function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => Number(Object.entries(window).find(([name]) => name === 'shift')?.[1] ?? 0))
}
