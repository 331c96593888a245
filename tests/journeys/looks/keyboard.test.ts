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
