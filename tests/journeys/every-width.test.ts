import { expect, type Page, test } from '@playwright/test'
import { coveredText } from '../visual/covered-text.ts'
import { hostileText } from '../visual/hostile-text.ts'
import { visualFaults } from '../visual/visual-faults.ts'
import { screens } from '../screens/screens.ts'
import { dealerOfEachTemplate } from '#demo/dealer-of-template.ts'

// Three pages at ten widths each are slow on a small machine.
test.describe.configure({ timeout: 240_000 })

const widths = [320, 390, 500, 620, 768, 900, 1024, 1280, 1440, 1920]

/** One dealer of every template. */
for (const slug of dealerOfEachTemplate) {
  test(`SITE-03 nothing on ${slug} overlaps or is cut off at any width, however long its names are`, async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({
      baseURL: `http://${slug}.localhost:${new URL(baseURL ?? '').port}`,
      reducedMotion: 'reduce',
    })
    for (const screen of screens.filter(({ name }) => ['home', 'search', 'car'].includes(name))) {
      await page.setViewportSize({ width: 320, height: 900 })
      await screen.open(page)
      // A browser lays out content far below the window only when the visitor scrolls near it.
      await page.evaluate(() => {
        const laidOut = new CSSStyleSheet()
        laidOut.replaceSync('* { content-visibility: visible !important }')
        document.adoptedStyleSheets.push(laidOut)
      })
      await expectNoFaults(page, screen.name)
      if (screen.name !== 'search') continue
      await page.evaluate(hostileText)
      await expectNoFaults(page, 'search with the longest words')
      await page.evaluate(() => {
        for (const card of document.querySelectorAll('.car-cards > li:not(:first-child)')) card.remove()
      })
      await expectNoFaults(page, 'search with one result')
    }
    await page.close()
  })
}

/** Resizes one open page, because reloading it for each width would take most of the time. */
async function expectNoFaults(page: Page, name: string) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await drawn(page)
    const faults = [...(await page.evaluate(visualFaults)), ...(await page.evaluate(coveredText))]
    expect.soft(faults, `${name} at ${width} pixels`).toEqual([])
  }
}

/** Resize observers run in the next frame, and change the layout of the one after. */
function drawn(page: Page) {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}
