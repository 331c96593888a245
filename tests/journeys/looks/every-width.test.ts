import { expect, type Page, test } from '@playwright/test'
import { drawn } from '../../support/browser/by-keyboard.ts'
import { layOut } from '../../support/browser/lay-out.ts'
import { coveredText } from '../../visual/covered-text.ts'
import { hostileText } from '../../visual/hostile-text.ts'
import { visualFaults } from '../../visual/visual-faults.ts'
import { isFullRun, isShortRun, sampled } from '../../support/weight.ts'
import type { Screen } from '../../screens/screen.ts'
import { distinctScreens, screens } from '../../screens/screens.ts'
import { dealerOfEachTemplate } from '#demo/dealer-of-template.ts'

// So many pages at ten widths each are slow on a small machine.
test.describe.configure({ timeout: isFullRun ? 1_800_000 : 300_000 })

const widths = isShortRun ? [320, 620, 900, 1920] : [320, 390, 500, 620, 768, 900, 1024, 1280, 1440, 1920]

/** One dealer of every template. */
for (const slug of sampled(dealerOfEachTemplate, 1)) {
  test(`SITE-03 nothing on ${slug} overlaps or is cut off at any width, however long its names are`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      baseURL: `http://${slug}.localhost:${new URL(baseURL ?? '').port}`,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    for (const screen of screens.filter(({ name }) => isFullRun || distinctScreens.has(name))) {
      await test.step(screen.name, async () => {
        await page.setViewportSize({ width: 320, height: 900 })
        await screen.open(page)
        await layOut(page)
        await expectNoFaults(page, screen)
        if (screen.name !== 'search') return
        await page.evaluate(hostileText)
        await expectNoFaults(page, { ...screen, name: 'search with the longest words' })
        await page.evaluate(() => {
          for (const card of document.querySelectorAll('.car-cards > li:not(:first-child)')) card.remove()
        })
        await expectNoFaults(page, { ...screen, name: 'search with one result' })
      })
    }
    await context.close()
  })
}

/** Resizes one open page, because loading it for each width would take most of the time. */
async function expectNoFaults(page: Page, { name, open, isWhole = true }: Screen) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    // A menu or sheet closes or becomes part of the page at another width.
    if (!isWhole && width > 320) await open(page).then(() => layOut(page))
    await page.evaluate(drawn)
    const faults = [...(await page.evaluate(visualFaults)), ...(await page.evaluate(coveredText))]
    expect.soft(faults, `${name} at ${width} pixels`).toEqual([])
  }
}
