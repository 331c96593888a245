import { expect, test } from '@playwright/test'
import { visualFaults } from '../visual/visual-faults.ts'
import { unstyledClasses } from '../visual/unstyled-classes.ts'
import { distinctScreens, mainScreens, screens } from '../screens/screens.ts'
import { isFullRun } from '../support/weight.ts'
import { axeFaults, loadAxe } from '../support/browser/axe-faults.ts'
import { dealerOfEachTemplate } from '#demo/dealer-of-template.ts'

// Checking every page is slow on a small machine.
test.describe.configure({ timeout: isFullRun ? 900_000 : 240_000 })

/** A dealer of every template on a phone, a tablet and a desktop, one in dark mode, and one with few, narrow tiles. */
const variants = [
  ...dealerOfEachTemplate.flatMap((slug) => [390, 768, 1440].map((width) => ({ slug, width }))),
  { slug: 'verrall-quill', width: 390 },
  { slug: 'ampersand', width: 768 },
]

/** Most pages have the same parts at every width, and checking every element is slow. */
const differsOnDesktops = ['home', 'menu', 'search', 'car']

/** Pages with the same single column, with more space around it. */
const sameOnDesktops = new Set(['contact-errors', 'success', 'not-found', 'finance-errors', 'saved-searches'])

/** Pages that differ only in space between a phone and a desktop, so they are tested on those two. */
const sameOnTablets = new Set([
  'search-filtered',
  'search-nothing',
  'car-sold',
  'car-caravan',
  'contact-errors',
  'success',
  'not-found',
  'careers',
  'finance-errors',
  'finance-brand',
  'finance-application',
  'locations',
  'saved-searches',
  'component-gallery',
])

/** Dark mode differs only in its colours, and these pages have every coloured part. */
const differsInDarkMode = new Set([
  'home',
  'menu',
  'search',
  'car',
  'car-sold',
  'contact-errors',
  'test-drive-time',
  'service',
])

for (const { slug, width } of variants) {
  test(`SITE-03 nothing on ${slug} is cut off, covered, out of view or too small to press at ${width} pixels`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      baseURL: `http://${slug}.localhost:${new URL(baseURL ?? '').port}`,
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
    })
    if (width !== 768) await loadAxe(context)
    // All screens share one page, because a new one each time takes twice as long.
    const page = await context.newPage()
    for (const screen of isFullRun ? screens : mainScreens) {
      if (slug === 'verrall-quill' && !differsInDarkMode.has(screen.name)) continue
      if (width === 768 && sameOnTablets.has(screen.name)) continue
      if (width === 1440 && sameOnDesktops.has(screen.name)) continue
      if (isSeenAtEveryWidth(slug, width, screen.name)) continue
      await test.step(screen.name, async () => {
        await screen.open(page)
        expect.soft(await page.evaluate(visualFaults), screen.name).toEqual([])
        if (width === 390) expect.soft(await unstyledClasses(page), `${screen.name} unstyled`).toEqual([])
        if (needsAxe(slug, width, screen.name)) {
          const without = checkedElsewhere(screen.name)
          expect.soft(await axeFaults(page, { without }), screen.name).toEqual([])
        }
      })
    }
    await context.close()
  })
}

/** Whether `every-width` looks at the same page of the same dealer, and there is nothing else to check here. */
function isSeenAtEveryWidth(slug: string, width: number, screen: string) {
  return (
    width !== 390 &&
    dealerOfEachTemplate.includes(slug) &&
    distinctScreens.has(screen) &&
    !needsAxe(slug, width, screen)
  )
}

/**
 * Checks every template on a phone. For pages with the same parts everywhere, one template is enough. Forms with errors
 * and the component gallery have their own journeys.
 */
function needsAxe(slug: string, width: number, screen: string) {
  if (screen === 'contact-errors' || screen === 'component-gallery') return false
  if (width === 1440) return differsOnDesktops.includes(screen)
  return width === 390 && (slug === 'brindlewood' || !sameOnTablets.has(screen))
}

/** Checking every element is slow, so parts that many pages share are checked on one of them. */
function checkedElsewhere(screen: string) {
  return [
    ...(['home', 'menu', 'search'].includes(screen) ? [] : ['.site-header', '.site-footer']),
    ...(['search-filtered', 'search-filters', 'menu'].includes(screen) ? ['.car-cards'] : []),
  ]
}
