import { expect, type Page, test } from '@playwright/test'
import { dealerOfEachTemplate } from '#demo/dealer-of-template.ts'
import { holdBackScripts } from '../../support/browser/hold-back.ts'
import { originOf } from '../../support/browser/reserve.ts'
import { drawn } from '../../support/browser/by-keyboard.ts'
import { layOut } from '../../support/browser/lay-out.ts'
import { untilInteractive } from '../../support/browser/until-interactive.ts'
import { isFullRun, longRunOnly, sampled } from '../../support/weight.ts'
import { mainScreens, screens } from '../../screens/screens.ts'
import { moved, places } from '../../visual/places.ts'

test.describe.configure({ timeout: isFullRun ? 900_000 : 240_000 })

/** The gallery shows parts that appear only with scripts, and a refused address is answered in plain text. */
const skipped = new Set(['component-gallery', 'refused'])
const compared = (isFullRun ? screens : mainScreens).filter(
  ({ name, isWhole = true }) => isWhole && !skipped.has(name),
)

for (const slug of sampled(dealerOfEachTemplate, 3)) {
  test(
    `SITE-03 nothing on ${slug} moves when a page’s scripts start`,
    longRunOnly,
    async ({ browser, baseURL }) => {
      const context = await browser.newContext({ baseURL: originOf(slug, baseURL), reducedMotion: 'reduce' })
      const page = await context.newPage()
      for (const { name, open } of compared) {
        await test.step(name, async () => {
          await page.setViewportSize({ width: 390, height: 900 })
          await open(page)
          for (const width of [390, 1440]) {
            // So tall that the whole page is in view.
            await page.setViewportSize({ width, height: 6000 })
            const letScriptsStart = await holdBackScripts(page)
            await page.reload({ waitUntil: 'domcontentloaded' })
            await layOut(page)
            await page.evaluate(drawn)
            await page.evaluate(() => document.fonts.ready.then(() => true))
            const before = await page.evaluate(places)
            letScriptsStart()
            await untilInteractive(page)
            await untilAllLoaded(page)
            await page.unrouteAll({ behavior: 'wait' })
            expect.soft(moved(before, await page.evaluate(places)), `${name} at ${width} pixels`).toEqual([])
          }
        })
      }
      await context.close()
    },
  )
}

/** Waits until half a second has passed since anything last arrived. */
async function untilAllLoaded(page: Page) {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        let quiet = setTimeout(resolve, 500)
        new PerformanceObserver(() => {
          clearTimeout(quiet)
          quiet = setTimeout(resolve, 500)
        }).observe({ type: 'resource' })
      }),
  )
}
