import { expect, type Page, test } from '@playwright/test'

test('API-02 the pictures of a page come in the size that is needed, and nothing moves as they do', async ({
  page,
  baseURL,
}) => {
  await page.goto(copperjack(baseURL))
  await page.evaluate(watchShifts)
  const first = page.locator('img.car-photo').first()
  await expect.poll(() => first.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }))
  await page.waitForLoadState('networkidle')

  const { chosen, room } = await first.evaluate((img: HTMLImageElement) => ({
    chosen: Number(new URL(img.currentSrc).searchParams.get('w')),
    room: img.clientWidth * devicePixelRatio,
  }))
  expect(chosen).toBeGreaterThanOrEqual(room * 0.9)
  expect(chosen).toBeLessThanOrEqual(room * 2)
  expect(await page.evaluate(() => (window as Watched).shifted)).toBe(0)
})

test('CAR-10 a picture that does not come gives way to the outline of its kind', async ({
  page,
  baseURL,
}) => {
  await page.route('**/images?*', (route) => route.fulfill({ status: 404 }))

  await page.goto(copperjack(baseURL))

  const pictures = page.locator('.car-card .car-photo')
  await expect(pictures.first()).toHaveText('Photo to come')
  await expect.poll(() => outlinesIn(page)).toBeGreaterThan(0)
})

type Watched = Window & { shifted?: number }
type LayoutShift = PerformanceEntry & { value: number }

function copperjack(baseURL = '') {
  const url = new URL('/search', baseURL)
  url.hostname = `copperjack.${url.hostname}`
  return url.href
}

/** Adds up how far things jumped, as browsers measure it. */
function watchShifts() {
  const watched: Watched = window
  watched.shifted = 0
  const add = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries() as LayoutShift[])
      watched.shifted = (watched.shifted ?? 0) + entry.value
  }
  new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true })
}

function outlinesIn(page: Page) {
  return page
    .locator('.car-photo--missing img')
    .evaluateAll((found) => found.filter((img) => (img as HTMLImageElement).naturalWidth > 0).length)
}
