import { expect, type Page, test } from '@playwright/test'
import { axeFaults } from '../../support/browser/axe-faults.ts'
import { drawn } from '../../support/browser/by-keyboard.ts'
import { eachTemplateAt } from '../../support/browser/each-template-at.ts'
import { longRunOnly, sampled } from '../../support/weight.ts'

/** More stops than any page has. */
const MAX_STOPS = 400

test.beforeEach(({ page }) => {
  page.on('pageerror', (error) => expect.soft(error, 'nothing fails in the page').toBeUndefined())
})

for (const [slug, width] of sampled(eachTemplateAt(1440, 390, 390, 768), 1)) {
  test(`SAVE-05 a visitor of ${slug} chooses vehicles and compares them`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height: 900 })
    const origin = originOf(slug, baseURL)
    await page.goto(`${origin}/search`)
    const tray = page.getByRole('region', { name: 'Vehicles to compare' })
    const cards = page.locator('.car-card:not(.sold)')
    const toggleOf = (nth: number) => cards.nth(nth).getByRole('button', { name: /^Compare: / })
    const places = () =>
      page
        .locator('.car-card')
        .evaluateAll((cards) => cards.slice(0, 3).map((card) => card.getBoundingClientRect().top + scrollY))
    await expect(toggleOf(0)).toBeVisible()
    const before = await places()

    await toggleOf(0).click()
    await expect(tray).toContainText('Choose one more')
    await toggleOf(1).click()
    await expect(tray.getByRole('link', { name: 'Compare 2' })).toBeVisible()
    await expect(tray.getByRole('listitem')).toHaveCount(2)
    expect(await places()).toEqual(before)
    expect(await axeFaults(page, { within: '.compare-tray' })).toEqual([])
    expect(await pixelsTooWide(page)).toBe(0)

    await test.step('the tray follows the visitor, above nothing that can be pressed', async () => {
      const path = await cards.first().locator(':is(h2, h3) a').getAttribute('href')
      await page.goto(`${origin}${path}`)
      await expect(tray.getByRole('listitem')).toHaveCount(2)
      await expect(page.locator('.car-tools').getByRole('button', { name: /^Compare: / })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      expect(await page.evaluate(coveredByTray)).toEqual([])
    })

    await tray.getByRole('link', { name: 'Compare 2' }).click()
    await expect(page.getByRole('columnheader')).toHaveCount(2)
    const rows = page.locator('.comparison tbody tr')
    const all = await rows.count()
    await test.step('the names stay while the facts are read', async () => {
      await rows.last().scrollIntoViewIfNeeded()
      await expect(page.locator('.comparison__photos')).not.toBeInViewport()
      const names = page.getByRole('columnheader').getByRole('link')
      await expect(names).toHaveCount(2)
      for (const name of await names.all()) expect(await name.evaluate(isOnTop)).toBe(true)
    })
    await page.getByRole('link', { name: 'Differences only' }).click()
    await expect(page).toHaveURL(/car_id=.*car_id=.*show=differences/)
    await expect(page.getByRole('link', { name: 'Show everything' })).toBeVisible()
    expect(await rows.count()).toBeLessThan(all)
    await expect(page.locator('.comparison [data-differs="false"]')).toHaveCount(0)
    expect(await axeFaults(page, { within: 'main' })).toEqual([])

    await test.step('on paper the table fits, and nothing else is printed', async () => {
      await page.emulateMedia({ media: 'print' })
      await page.setViewportSize({ width: 1000, height: 700 })
      await expect(page.locator('.site-header')).toBeHidden()
      await expect(page.locator('.site-footer')).toBeHidden()
      await expect(page.locator('.compare-tools')).toBeHidden()
      await expect(page.locator('.compare-page__source')).toContainText('/compare?car_id=')
      expect(await pixelsTooWide(page)).toBe(0)
      const table = page.locator('.comparison')
      expect(await table.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(1)
    })
  })
}

for (const width of sampled([320, 390], 1)) {
  test(`SAVE-05 a phone of ${width} px has the whole names of compared vehicles`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`${originOf('brindlewood', baseURL)}/search?make=Toyota`)
    const cards = page.locator('.car-card:not(.sold)')
    for (const nth of [0, 1])
      await cards
        .nth(nth)
        .getByRole('button', { name: /^Compare: / })
        .click()

    const names = page.locator('.compare-tray__car > a')
    await expect(names).toHaveText(
      (await cards.locator(':is(h2, h3)').allInnerTexts())
        .slice(0, 2)
        .map((name) => name.replace(/\s+/g, ' ')),
    )
    for (const name of await names.all())
      expect(await name.evaluate((link) => link.scrollHeight - link.clientHeight)).toBeLessThanOrEqual(1)
  })
}

test('SAVE-05 the tray holds four vehicles, and they can be removed by keyboard', async ({
  page,
  baseURL,
}) => {
  await page.goto(`${originOf('copperjack', baseURL)}/search`)
  const tray = page.getByRole('region', { name: 'Vehicles to compare' })
  const cards = page.locator('.car-card:not(.sold)')
  for (let nth = 0; nth < 5; nth += 1)
    await cards
      .nth(nth)
      .getByRole('button', { name: /^Compare: / })
      .press('Enter')

  await expect(page.getByText('You can compare up to four at a time. Remove one first.')).toBeVisible()
  await expect(tray.getByRole('listitem')).toHaveCount(4)
  await expect(page.getByRole('button', { name: /^Compare: /, pressed: true })).toHaveCount(4)

  await tray
    .getByRole('button', { name: /^Remove from comparison/ })
    .first()
    .press('Enter')
  await expect(tray.getByRole('listitem')).toHaveCount(3)
  await expect(tray).toBeFocused()
  await tray.getByRole('button', { name: /^Clear ?comparison$/ }).press('Enter')
  await expect(tray).toHaveCount(0)
  await expect(page.locator('main')).toBeFocused()
  expect(await page.evaluate(() => localStorage.getItem('compared-cars'))).toBe(null)
})

test(
  'SAVE-05 what a visitor removes from the comparison leaves the tray',
  longRunOnly,
  async ({ page, baseURL }) => {
    const origin = originOf('brindlewood', baseURL)
    const slugs = await chosen(page, origin, 3)
    await page.getByRole('link', { name: 'Compare 3' }).click()
    await page
      .getByRole('link', { name: /^Remove ?: / })
      .first()
      .click()
    await expect(page.getByRole('columnheader')).toHaveCount(2)

    await expect.poll(() => storedSlugs(page)).toEqual(slugs.slice(1))
  },
)

test(
  'SAVE-05 the tray follows a vehicle removed before the page’s scripts have started',
  longRunOnly,
  async ({ page, baseURL }) => {
    const origin = originOf('brindlewood', baseURL)
    const slugs = await chosen(page, origin, 3)
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(`${origin}/compare?${slugs.map((slug) => `car_id=${slug}`).join('&')}`)
    await page.unroute('**/assets/*.js')
    await page
      .getByRole('link', { name: /^Remove ?: / })
      .first()
      .click()
    await expect.poll(() => storedSlugs(page)).toEqual(slugs.slice(1))
  },
)

test(
  'SAVE-05 a comparison is shared by link, and reads without scripts',
  longRunOnly,
  async ({ browser, baseURL }) => {
    const origin = originOf('longfence', baseURL)
    const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
    const page = await context.newPage()
    const slugs = await chosen(page, origin, 2)
    await page.getByRole('link', { name: 'Compare 2' }).click()
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByText('Link copied. Paste it wherever you like.')).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toBe(`${origin}/compare?${slugs.map((slug) => `car_id=${slug}`).join('&')}`)
    await context.close()

    const plain = await browser.newPage({ javaScriptEnabled: false })
    await plain.goto(link)
    await expect(plain.getByRole('columnheader')).toHaveCount(2)
    await plain.getByRole('link', { name: 'Differences only' }).click()
    await expect(plain.getByRole('columnheader')).toHaveCount(2)
    await expect(plain.locator('.comparison [data-differs="false"]')).toHaveCount(0)
    await expect(plain.getByRole('button', { name: 'Print' })).toBeHidden()
    await plain.goto(`${origin}/cars/${slugs[0]}`)
    await plain.getByRole('link', { name: 'Compare', exact: true }).click()
    await expect(plain.getByRole('columnheader')).toHaveCount(1)
    await plain.close()
  },
)

for (const width of sampled([390, 1440], 0)) {
  test(
    `SAVE-05 the tray covers no focused element, call button or question at ${width} pixels`,
    longRunOnly,
    async ({ browser, baseURL }) => {
      test.setTimeout(120_000)
      // A dealer with a consent bar.
      const origin = originOf('ampersand', baseURL)
      const page = await browser.newPage({ viewport: { width, height: 844 }, reducedMotion: 'reduce' })
      const [slug] = await chosen(page, origin, 2)
      await page.goto(`${origin}/cars/${slug}`)
      await expect(page.locator('.compare-tray')).toBeVisible()
      await expect(page.locator('.consent-bar')).toBeVisible()
      for (let stops = 0; stops < MAX_STOPS; stops += 1) {
        await page.keyboard.press('Tab')
        if (await page.evaluate(() => document.activeElement === document.body)) break
        await page.evaluate(drawn)
        expect(await page.evaluate(coveredByTray)).toEqual([])
      }
      await page.close()
    },
  )
}

/** Whether the middle of an element is in the window, with nothing in front of it. Runs inside the browser. */
function isOnTop(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect()
  return document.elementFromPoint(left + width / 2, top + height / 2) === element
}

/** The focused element and the other bars, if the tray hides a part of them. Runs inside the browser. */
function coveredByTray() {
  const tray = document.querySelector('.compare-tray')
  if (!tray) return ['there is no tray']
  const around = tray.getBoundingClientRect()
  const others = [
    document.activeElement,
    ...document.querySelectorAll('.consent-bar, .enquiry-bar, .site-footer p'),
  ].filter((element): element is Element => element !== null && element.id !== 'main')
  return others
    .filter((element) => !tray.contains(element) && isShown(element) && isCovered(element))
    .map((element) => element.outerHTML.slice(0, 150))

  function isShown(element: Element) {
    const { transform, visibility, display } = getComputedStyle(element)
    const isStill = transform === 'none' || transform === 'matrix(1, 0, 0, 1, 0, 0)'
    return isStill && visibility === 'visible' && display !== 'none'
  }

  function isCovered(element: Element) {
    const { top, bottom, height } = element.getBoundingClientRect()
    // Of the page itself only its end must be clear of the tray; of a tall element its top is enough.
    if (!element.matches('.consent-bar, .enquiry-bar') && element !== document.activeElement) {
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1
      if (!isAtEnd) return false
    }
    const end = height > innerHeight / 3 ? top + innerHeight / 6 : bottom
    return end > around.top + 1 && top < around.bottom - 1
  }
}

function originOf(slug: string, baseURL: string | undefined) {
  return `http://${slug}.localhost:${new URL(baseURL ?? '').port}`
}

/** Opens results with this many vehicles chosen to compare. */
async function chosen(page: Page, origin: string, count: number): Promise<string[]> {
  await page.goto(`${origin}/search`)
  const text = await page.evaluate(() => fetch('/api/search').then((response) => response.text()))
  const { hits } = JSON.parse(text) as { hits: { slug: string; name: string }[] }
  const cars = hits.slice(0, count).map(({ slug, name }) => ({ slug, name }))
  await page.evaluate((stored) => localStorage.setItem('compared-cars', JSON.stringify(stored)), cars)
  await page.reload()
  await expect(page.locator('.compare-tray')).toBeVisible()
  return cars.map(({ slug }) => slug)
}

function storedSlugs(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    (JSON.parse(localStorage.getItem('compared-cars') ?? '[]') as { slug: string }[]).map(({ slug }) => slug),
  )
}

/** No hidden element may make the page scroll sideways. */
function pixelsTooWide(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}
