import { expect, test } from '@playwright/test'
import { visualFaults } from '../visual/visual-faults.ts'
import { unstyledClasses } from '../visual/unstyled-classes.ts'
import { screens } from '../screens/screens.ts'
import { axeFaults, bringAxe } from '../support/browser/axe-faults.ts'
import { dealerOfEachTemplate } from '#demo/dealer-of-template.ts'

// Going through every page takes its time on a small machine.
test.describe.configure({ timeout: 240_000 })

/** A dealer of every template on a phone, a tablet and a desktop, one in the dark, and one whose few tiles are narrow. */
const looks = [
  ...dealerOfEachTemplate.flatMap((slug) => [390, 768, 1440].map((width) => ({ slug, width }))),
  { slug: 'verrall-quill', width: 390 },
  { slug: 'ampersand', width: 768 },
]

/** Most pages hold the same parts at every width, and looking at every element takes long. */
const differsOnDesktops = ['home', 'menu', 'search', 'car']

/** One column of the same parts, with more room around them. */
const sameOnDesktops = new Set(['contact-errors', 'success', 'not-found', 'finance-errors', 'saved-searches'])

/** What differs between a phone and a desktop by nothing but its room is looked at on these two. */
const nothingOfItsOwnOnTablets = new Set([
  'search-filtered',
  'search-nothing',
  'car-sold',
  'car-caravan',
  'contact-errors',
  'success',
  'not-found',
  'ask',
  'finance-errors',
  'finance-brand',
  'finance-application',
  'locations',
  'saved-searches',
  'parts',
])

/** The second skin differs by its colours, and these hold every part that has some. */
const differsInTheDark = new Set([
  'home',
  'menu',
  'search',
  'car',
  'car-sold',
  'contact-errors',
  'test-drive-time',
  'service',
])

for (const { slug, width } of looks) {
  test(`SITE-03 nothing of ${slug} is cut, covered, out of sight or too small to press at ${width} pixels`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      baseURL: `http://${slug}.localhost:${new URL(baseURL ?? '').port}`,
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
    })
    if (width !== 768) await bringAxe(context)
    // One page for all of them: a browser that begins anew each time takes twice as long.
    const page = await context.newPage()
    for (const screen of screens) {
      if (slug === 'verrall-quill' && !differsInTheDark.has(screen.name)) continue
      if (width === 768 && nothingOfItsOwnOnTablets.has(screen.name)) continue
      if (width === 1440 && sameOnDesktops.has(screen.name)) continue
      await test.step(screen.name, async () => {
        await screen.open(page)
        expect.soft(await page.evaluate(visualFaults), screen.name).toEqual([])
        if (width === 390) expect.soft(await unstyledClasses(page), `${screen.name} unstyled`).toEqual([])
        if (needsAxe(slug, width, screen.name)) {
          const without = lookedAtElsewhere(screen.name)
          expect.soft(await axeFaults(page, { without }), screen.name).toEqual([])
        }
      })
    }
    await context.close()
  })
}

/**
 * Every template is read on a phone; of pages that are made of the same parts everywhere, one is enough. Forms with
 * mistakes in them and the page of all parts have journeys of their own.
 */
function needsAxe(slug: string, width: number, screen: string) {
  if (screen === 'contact-errors' || screen === 'parts') return false
  if (width === 1440) return differsOnDesktops.includes(screen)
  return width === 390 && (slug === 'brindlewood' || !nothingOfItsOwnOnTablets.has(screen))
}

/** Looking at every element takes long, so what stands on many pages is looked at on one of them. */
function lookedAtElsewhere(screen: string) {
  return [
    ...(['home', 'menu', 'search'].includes(screen) ? [] : ['.site-header', '.site-footer']),
    ...(['search-filtered', 'search-filters', 'menu'].includes(screen) ? ['.car-cards'] : []),
  ]
}
