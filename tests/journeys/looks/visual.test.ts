import { expect, type Page, test } from '@playwright/test'
import { visualFaults } from '../../visual/visual-faults.ts'
import { unstyledClasses } from '../../visual/unstyled-classes.ts'
import type { Screen } from '../../screens/screen.ts'
import { distinctScreens, mainScreens, screens } from '../../screens/screens.ts'
import { isFullRun, isShortRun } from '../../support/weight.ts'
import { drawn } from '../../support/browser/by-keyboard.ts'
import { axeFaults, loadAxe } from '../../support/browser/axe-faults.ts'
import { dealerOfEachTemplate } from '#demo/dealer-of-template.ts'

// Checking every page is slow on a small machine.
test.describe.configure({ timeout: isFullRun ? 900_000 : 240_000 })

/**
 * A dealer of every template on a phone, a tablet and a desktop, one in dark mode, and one with few, narrow tiles. A short run
 * looks at phones only: `every-width` looks at one template at other widths.
 */
const variants = [
  ...dealerOfEachTemplate.map((slug) => ({ slug, widths: isShortRun ? [390] : [390, 768, 1440] })),
  { slug: 'verrall-quill', widths: [390] },
  ...(isShortRun ? [] : [{ slug: 'ampersand', widths: [768] }]),
]

/** Two tests for each dealer, so that none is still running when all others have ended. */
const halves = [0, 1]

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

for (const { slug, widths } of variants) {
  for (const half of halves) {
    test(`SITE-03 nothing on ${slug} is cut off, covered, out of view or too small to press, half ${half + 1}`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({
        baseURL: `http://${slug}.localhost:${new URL(baseURL ?? '').port}`,
        reducedMotion: 'reduce',
      })
      if (!widths.every((width) => width === 768)) await loadAxe(context)
      // All screens share one page, because a new one each time takes twice as long.
      const page = await context.newPage()
      for (const [nth, screen] of (isFullRun ? screens : mainScreens).entries()) {
        if (nth % halves.length === half && isSampled(nth, slug, screen.name))
          await test.step(screen.name, () => expectNoFaults(page, screen, { slug, widths }))
      }
      await context.close()
    })
  }
}

/** These pages are arranged by the templates themselves. The others differ in colours and fonts, so one template is enough. */
const arrangedByTemplates = new Set(['home', 'menu', 'search', 'search-filters', 'car'])

/** Each of the other pages is looked at in one template, and every template has its share of them. */
function isSampled(nth: number, slug: string, screen: string) {
  const at = dealerOfEachTemplate.indexOf(slug)
  return isFullRun || arrangedByTemplates.has(screen) || at === Math.floor(nth / halves.length) % 4
}

/** Loading a page takes longer than looking at it, so the open page is resized. A full run loads it again at each width. */
async function expectNoFaults(page: Page, screen: Screen, { slug, widths }: (typeof variants)[number]) {
  const { name, open, isWhole = true } = screen
  let isOpen = false
  for (const width of widths.filter((width) => isSeen(slug, width, name))) {
    await page.setViewportSize({ width, height: 900 })
    // A menu or sheet closes or becomes part of the page at another width.
    if (!isOpen || !isWhole || isFullRun) await open(page)
    isOpen = true
    await page.evaluate(drawn)
    const at = `${name} at ${width} pixels`
    expect.soft(await page.evaluate(visualFaults), at).toEqual([])
    if (width === 390) expect.soft(await unstyledClasses(page), `${at}, unstyled`).toEqual([])
    if (needsAxe(slug, width, name))
      expect.soft(await axeFaults(page, { without: checkedElsewhere(name) }), at).toEqual([])
  }
}

function isSeen(slug: string, width: number, screen: string) {
  if (slug === 'verrall-quill' && !differsInDarkMode.has(screen)) return false
  if (width === 768 && sameOnTablets.has(screen)) return false
  if (width === 1440 && sameOnDesktops.has(screen)) return false
  return !isSeenAtEveryWidth(slug, width, screen)
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
