import { expect, test } from '@playwright/test'
import { dealerOfEachTemplate } from '#demo/dealer-of-template.ts'
import { holdBackScripts } from '../support/browser/hold-back.ts'
import { originOf } from '../support/browser/reserve.ts'
import { drawn } from '../support/browser/by-keyboard.ts'
import { layOut } from '../support/browser/lay-out.ts'
import { untilInteractive } from '../support/browser/until-interactive.ts'
import { isFullRun, longRunOnly, sampled } from '../support/weight.ts'
import { mainScreens, screens } from '../screens/screens.ts'
import { moved, places } from '../visual/places.ts'

test.describe.configure({ timeout: isFullRun ? 900_000 : 240_000 })

/** Its page has examples of what comes with scripts; and a refused address is plain text of the server, without any. */
const without = new Set(['component-gallery', 'refused'])
const looked = (isFullRun ? screens : mainScreens).filter(
  ({ name, isWhole = true }) => isWhole && !without.has(name),
)

for (const slug of sampled(dealerOfEachTemplate, 3)) {
  test(
    `SITE-03 nothing on ${slug} moves when a page’s scripts start`,
    longRunOnly,
    async ({ browser, baseURL }) => {
      const context = await browser.newContext({ baseURL: originOf(slug, baseURL), reducedMotion: 'reduce' })
      const page = await context.newPage()
      for (const { name, open } of looked) {
        await test.step(name, async () => {
          await page.setViewportSize({ width: 390, height: 900 })
          await open(page)
          for (const width of [390, 1440]) {
            // So high that nothing is laid out later.
            await page.setViewportSize({ width, height: 6000 })
            const letScriptsStart = await holdBackScripts(page)
            await page.reload({ waitUntil: 'domcontentloaded' })
            await layOut(page)
            await page.evaluate(drawn)
            await page.evaluate(() => document.fonts.ready.then(() => true))
            const before = await page.evaluate(places)
            letScriptsStart()
            await untilInteractive(page)
            await page.waitForLoadState('networkidle')
            await page.unrouteAll()
            expect.soft(moved(before, await page.evaluate(places)), `${name} at ${width} pixels`).toEqual([])
          }
        })
      }
      await context.close()
    },
  )
}
