import { expect, type Page, test } from '@playwright/test'
import { drawn } from '../../support/browser/by-keyboard.ts'
import { isFullRun, longRunOnly, sampled } from '../../support/weight.ts'
import { dealerOfEachTemplate, dealersOf } from '#demo/dealer-of-template.ts'
import { templates } from '#sites/templates/templates.ts'
import { untilInteractive } from '../../support/browser/until-interactive.ts'

// Six pages in a row are slow on a small machine.
test.describe.configure({ timeout: 180_000 })

const phone = { width: 390, height: 844 }
const windows = [phone, { width: 768, height: 1024 }, { width: 1440, height: 900 }]

/** The dealers of a template have the same fonts, but the lines of their names and texts end elsewhere. */
const cases = isFullRun
  ? visits(templates.flatMap(dealersOf), [{ width: 360, height: 740 }, ...windows])
  : sampled(
      dealerOfEachTemplate.map((slug) => ({ slug, viewport: phone })),
      2,
    )

for (const { slug, viewport } of cases) {
  test(
    `the pages of ${slug} barely shift at ${viewport.width} pixels when their fonts load late`,
    longRunOnly,
    async ({ browser, baseURL }) => {
      const page = await browser.newPage({
        baseURL: `http://${slug}.localhost:${new URL(baseURL ?? '').port}`,
        viewport,
      })
      await page.addInitScript(recordShifts)
      await page.goto('/search')
      const vehicle = await page.locator('.car-card:not(.sold) :is(h2, h3) a').first().getAttribute('href')

      for (const path of ['/', '/search', vehicle ?? '', '/contact', '/finance', '/service']) {
        const { shift, moved } = await shiftsOf(page, path)
        expect.soft(shift, `${path}\n${moved.join('\n')}`).toBeLessThanOrEqual(0.01)
      }
      await page.close()
    },
  )
}

function visits(slugs: string[], viewports: { width: number; height: number }[]) {
  return slugs.flatMap((slug) => viewports.map((viewport) => ({ slug, viewport })))
}

/** How far a page shifts when its fonts arrive after it is drawn in the fallback fonts. */
async function shiftsOf(page: Page, path: string) {
  const fonts = Promise.withResolvers<void>()
  const requested: string[] = []
  await page.route('**/*.woff2', async (route) => {
    requested.push(route.request().url())
    await fonts.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await takenOver(page)

  fonts.resolve()
  await page.waitForFunction(() => document.fonts.status === 'loaded')
  await page.evaluate(drawn)
  await page.unroute('**/*.woff2')
  expect(requested, `${path} waits for its fonts`).not.toEqual([])
  return page.evaluate(recordedShifts)
}

type Recorded = { shift: number; moved: string[] }

/** Runs inside the browser. */
function recordShifts() {
  type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }
  const page = window as typeof window & { recorded?: Recorded }
  const recorded: Recorded = { shift: 0, moved: [] }
  page.recorded = recorded
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      recorded.shift += value
      for (const { node } of sources)
        recorded.moved.push(`${value.toFixed(3)} ${node?.nodeName} ${node?.textContent?.slice(0, 40)}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Runs inside the browser. */
function recordedShifts() {
  return (window as typeof window & { recorded?: Recorded }).recorded ?? { shift: Number.NaN, moved: [] }
}

/** Waits until the scripts run and the page is drawn in its fallback fonts. */
async function takenOver(page: Page) {
  await untilInteractive(page)
  await page.evaluate(drawn)
}
