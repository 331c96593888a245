import { expect, type Page, test } from '@playwright/test'
import { seenStop } from '../../support/browser/by-keyboard.ts'
import { dealerOfEachTemplate } from '#demo/dealer-of-template.ts'
import { isShortRun, sampled } from '../../support/weight.ts'
import { untilInteractive } from '../../support/browser/until-interactive.ts'

/** More stops than any page has. */
const MAX_STOPS = 400

// Every stop of three long pages, one key at a time.
test.describe.configure({ timeout: 120_000 })

for (const site of sampled(dealerOfEachTemplate, 1)) {
  test(`SITE-06 the focused element of ${site} is fully visible to keyboard users on a phone`, async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({
      baseURL: `http://${site}.localhost:${new URL(baseURL ?? '').port}`,
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    })
    if (!isShortRun) await goThrough(page, '/')
    // Results are the same cards everywhere, and tabbing through them takes longest.
    if (site === 'brindlewood' && !isShortRun) await goThrough(page, '/search')
    else await page.goto('/search')
    const car = page.locator('.car-card').first().locator(':is(h2, h3) a')
    await goThrough(page, (await car.getAttribute('href')) ?? '')
    await page.close()
  })
}

for (const site of sampled(dealerOfEachTemplate, 2)) {
  test(`SITE-06 Tab goes through the header of ${site} as the eye does`, async ({ page, baseURL }) => {
    for (const width of [390, 768, 1100, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`http://${site}.localhost:${new URL(baseURL ?? '').port}/`)
      await untilInteractive(page)

      const stops = await headerStops(page)
      expect(stops.length).toBeGreaterThan(2)
      expect(namesOf(stops), `at ${width} px`).toEqual(namesOf(stops.toSorted(asRead)))
    }
  })
}

type Stop = { name: string; left: number; middle: number }

/** Line by line, from left to right. What stands on one line is not aligned to the pixel. */
function asRead(a: Stop, b: Stop) {
  const isOneLine = Math.abs(a.middle - b.middle) < 12
  return isOneLine ? a.left - b.left : a.middle - b.middle
}

function namesOf(stops: readonly Stop[]) {
  return stops.map(({ name }) => name)
}

/** What Tab reaches in the header, in its order. */
async function headerStops(page: Page) {
  const stops: Stop[] = []
  for (let presses = 0; presses < MAX_STOPS; presses += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(focusedInHeader)
    if (stop !== null) stops.push(stop)
    else if (stops.length > 0) return stops
  }
  throw new Error('Tab never left the header')
}

/** Runs inside the browser. */
function focusedInHeader() {
  const focused = document.activeElement?.closest('.site-header') ? document.activeElement : null
  if (focused === null) return null
  const { left, top, height } = focused.getBoundingClientRect()
  return { name: focused.outerHTML.slice(0, 200), left, middle: top + height / 2 }
}

/** Tabs through the page until the focus returns to its start. */
async function goThrough(page: Page, path: string) {
  await page.goto(path)
  await untilInteractive(page)
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(() => document.activeElement === document.body)) return
    await seenStop(page)
    expect(await page.evaluate(sticksOut), path).toBeNull()
  }
  throw new Error(`Tabbing through ${path} never returned to the start`)
}

/** The focused element, if a part of it is outside the window. Runs inside the browser. */
function sticksOut() {
  const focused = document.activeElement
  const { left = 0, right = 0 } = focused?.getBoundingClientRect() ?? {}
  return left < -1 || right > document.documentElement.clientWidth + 1 ? focused?.outerHTML : null
}
