import { expect, type Page, test } from '@playwright/test'
import { drawn } from '../../support/browser/by-keyboard.ts'
import { longRunOnly, sampled } from '../../support/weight.ts'

// The test tabs through a page of every template, one key at a time.
test.describe.configure({ timeout: 120_000 })

/** More stops than any page has. */
const MAX_STOPS = 400

const windows = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

for (const slug of sampled(['ampersand', 'verrall-quill', 'fairhand', 'longfence'], 0)) {
  for (const viewport of sampled(windows, 1)) {
    test(
      `TRACK-02 the consent bar of ${slug} covers no result and no focused element at ${viewport.width} pixels`,
      longRunOnly,
      async ({ browser, baseURL }) => {
        const page = await browser.newPage({
          baseURL: `http://${slug}.localhost:${new URL(baseURL ?? '').port}`,
          viewport,
          reducedMotion: 'reduce',
        })
        for (const path of ['/search?query=zeppelin', '/search']) {
          await open(page, path)
          expect(await page.evaluate(startsBelowResults), path).toBe(true)
        }

        const car = page.locator('.car-card').first().locator(':is(h2, h3) a')
        await open(page, (await car.getAttribute('href')) ?? '')
        await goThrough(page)
        await page.close()
      },
    )
  }
}

async function open(page: Page, path: string) {
  await page.goto(path)
  await expect(page.locator('.consent-bar')).toBeVisible()
}

/** Tabs through the page until the focus returns to its start. */
async function goThrough(page: Page) {
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(() => document.activeElement === document.body)) return
    await page.evaluate(drawn)
    expect(await page.evaluate(hiddenByBar), page.url()).toEqual([])
  }
  throw new Error(`Tabbing through ${page.url()} never returned to the start`)
}

/** Runs inside the browser. */
function startsBelowResults() {
  const [bar, results] = ['.consent-bar', '.search-page'].map((part) =>
    document.querySelector(part)?.getBoundingClientRect(),
  )
  return bar !== undefined && results !== undefined && bar.top >= results.bottom
}

/** The focused element and the enquiry bar, if the consent bar hides a part of them. Runs inside the browser. */
function hiddenByBar() {
  const question = document.querySelector('.consent-bar')
  const around = question?.getBoundingClientRect()
  const callBar = document.querySelector('.enquiry-bar')
  const shown = [document.activeElement, callBar && hasCome(callBar) ? callBar : null].filter(
    (element) => element !== null,
  )
  return shown.filter((element) => !question?.contains(element) && isHidden(element)).map(describe)

  function isHidden(element: Element) {
    const { top, bottom, height } = element.getBoundingClientRect()
    // For an element taller than the visible area, its top is enough.
    const end = height > innerHeight / 3 ? top + innerHeight / 6 : bottom
    return around !== undefined && end > around.top + 1 && top < around.bottom - 1
  }

  /** It slides up from behind the consent bar. */
  function hasCome(bar: Element) {
    const { transform, visibility, display } = getComputedStyle(bar)
    const isStill = transform === 'none' || transform === 'matrix(1, 0, 0, 1, 0, 0)'
    return isStill && visibility === 'visible' && display !== 'none'
  }

  function describe(element: Element) {
    return element.outerHTML.slice(0, 150)
  }
}
