import { expect, type Page, test } from '@playwright/test'
import { axeFaults } from '../../support/browser/axe-faults.ts'
import { eachTemplateAt } from '../../support/browser/each-template-at.ts'
import { longRunOnly, sampled } from '../../support/weight.ts'

test.beforeEach(({ page }) => {
  page.on('pageerror', (error) => expect.soft(error, 'nothing fails in the page').toBeUndefined())
})

const GONE = '018f0000-0000-7000-8000-000000000000'

for (const [slug, width] of sampled(eachTemplateAt(390, 1440, 768, 390), 0)) {
  test(`CAR-14, SAVE-03 a visitor of ${slug} can save vehicles and compare them`, async ({
    page,
    baseURL,
  }) => {
    const origin = originOf(slug, baseURL)
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${origin}/search`)
    const cards = page.locator('.car-card')

    for (const card of [cards.nth(0), cards.nth(1)])
      await card.getByRole('button', { name: /^Save: / }).click()

    await expect(page.getByRole('button', { name: /^Save: /, pressed: true })).toHaveCount(2)
    await expect(
      page.getByText('Car Saved In Watchlist: the car is now available in your watchlist'),
    ).toBeVisible()
    await page.getByRole('link', { name: 'View List' }).click()
    await expect(page).toHaveURL(`${origin}/watchlist`)
    await expect(page.locator('.car-card')).toHaveCount(2)
    expect(await axeFaults(page, { within: 'main' })).toEqual([])
    expect(await pixelsTooWide(page)).toBe(0)

    await page.getByRole('link', { name: 'Compare all' }).click()
    await expect(page.getByRole('columnheader')).toHaveCount(2)
    expect(await axeFaults(page, { within: 'main' })).toEqual([])
    expect(await pixelsTooWide(page)).toBe(0)
    await page
      .getByRole('link', { name: /^Remove ?: / })
      .first()
      .click()
    await expect(page.getByRole('columnheader')).toHaveCount(1)

    await page.goto(`${origin}/favourites`)
    await page
      .locator('.car-card')
      .getByRole('button', { name: /^Save: / })
      .first()
      .click()
    await expect(page.locator('.car-card')).toHaveCount(1)
    await expect(page.getByText('Car Removed: the car is no longer in your watchlist')).toBeVisible()
  })

  test(`SAVE-04 a visitor of ${slug} writes notes, clears the list and takes that back by keyboard`, async ({
    page,
    baseURL,
  }) => {
    const origin = originOf(slug, baseURL)
    await page.setViewportSize({ width, height: 900 })
    const cars = await stored(page, origin)
    const notes = page.getByRole('textbox', { name: /^Your note/ })
    await expect(notes).toHaveCount(3)

    await notes.first().fill('Ask about the towbar')
    await page.reload()
    await expect(notes.first()).toHaveValue('Ask about the towbar')
    await expect(notes.nth(1)).toHaveValue('')

    await page.getByRole('button', { name: 'Clear all' }).press('Enter')
    await expect(page.getByText('You haven’t saved a')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
    expect(await axeFaults(page, { within: '.toast-region' })).toEqual([])

    await page.getByRole('button', { name: 'Undo' }).press('Enter')
    await expect(notes.first()).toHaveValue('Ask about the towbar')
    await expect(page.locator('main')).toBeFocused()
    expect(await favouritesOf(page)).toEqual(cars.map(({ id }) => id))
    await expect(page.locator('.toast')).toHaveCount(0)
  })
}

test('SAVE-04 undo stays for as long as the visitor needs', longRunOnly, async ({ page, baseURL }) => {
  await page.clock.install()
  const origin = originOf('copperjack', baseURL)
  await stored(page, origin)

  await page.getByRole('button', { name: 'Clear all' }).click()
  await page.clock.fastForward(60_000)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()

  await expect(page.locator('.toast')).toHaveCount(0)
  expect(await favouritesOf(page)).toEqual([])
})

test(
  'SAVE-04 a vehicle that is gone is listed by its stored name, and can be taken off the list',
  longRunOnly,
  async ({ page, baseURL }) => {
    await page.addInitScript(
      (id) =>
        localStorage.setItem(
          'favourites',
          JSON.stringify([{ id, name: '2019 Mazda 3', savedAt: 1_700_000_000, note: 'Red' }, 7, '<script>']),
        ),
      GONE,
    )
    await page.goto(`${originOf('copperjack', baseURL)}/watchlist`)

    await expect(page.getByRole('heading', { name: '2019 Mazda 3' })).toBeVisible()
    await expect(page.getByText('No longer for sale.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: /^Your note ?: 2019 Mazda 3$/ })).toHaveValue('Red')
    expect(await axeFaults(page, { within: 'main' })).toEqual([])
    await page.getByRole('button', { name: /^Remove ?: 2019 Mazda 3$/ }).click()

    await expect(page.getByText('You haven’t saved a car yet')).toBeVisible()
    await expect(page.locator('main')).toBeFocused()
  },
)

test(
  'SAVE-04 a list of ids, as devices stored it before, is still shown',
  longRunOnly,
  async ({ page, baseURL }) => {
    const origin = originOf('copperjack', baseURL)
    await page.goto(`${origin}/watchlist`)
    const cars = await firstCars(page)
    await page.evaluate(
      (ids) => localStorage.setItem('favourites', JSON.stringify(ids)),
      [...cars.map(({ id }) => id), GONE],
    )
    await page.reload()

    await expect(page.locator('.car-card')).toHaveCount(3)
    await expect(page.getByRole('heading', { name: 'A car you saved' })).toBeVisible()
  },
)

test('SAVE-04 a price drop and a sold vehicle are said plainly', async ({ page, baseURL }) => {
  const origin = originOf('copperjack', baseURL)
  // No price of the demo has changed since it started, so the response is changed on its way.
  await page.addInitScript(() => {
    const fetchAsIs = window.fetch
    window.fetch = async (input, init) => {
      const response = await fetchAsIs(input, init)
      if (typeof input !== 'string' || !input.includes('/api/watchlist/cards')) return response
      const { items } = (await response.json()) as { items: { card: object }[] }
      const [first, second, third] = items
      return Response.json({
        items: [
          { ...first, dropCents: 150_000 },
          { ...second, state: 'sold', card: { ...second?.card, status: 'sold', isAvailable: false } },
          { ...third, state: 'sold', card: null },
        ],
      })
    }
  })
  await stored(page, origin)

  const items = page.locator('.watchlist-item')
  await expect(items.nth(0)).toContainText('$1,500 less than when you saved it')
  await expect(items.nth(1)).toContainText('This car has been sold.')
  await expect(items.nth(2)).toContainText('This car has been sold.')
  await expect(items.nth(2).getByRole('heading')).toHaveText(/^\d{4} /)
  expect(await axeFaults(page, { within: 'main' })).toEqual([])
})

test.describe('SAVE-04 a shared list', () => {
  test('is copied as a link without notes, and can be saved as a whole', async ({ browser, baseURL }) => {
    const origin = originOf('copperjack', baseURL)
    const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
    const page = await context.newPage()
    const cars = await stored(page, origin)
    await page
      .getByRole('textbox', { name: /^Your note/ })
      .first()
      .fill('Secret')

    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByText('Link copied. Paste it wherever you like.')).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toBe(`${origin}/watchlist?cars=${cars.map(({ slug }) => slug).join(',')}`)

    const friend = await browser.newPage()
    await friend.goto(link)
    await expect(friend.getByRole('heading', { name: 'Shared vehicles' })).toBeVisible()
    await expect(friend.locator('.car-card')).toHaveCount(3)
    expect(await axeFaults(friend, { within: 'main' })).toEqual([])
    await friend.getByRole('button', { name: 'Save all' }).click()
    await expect(friend.getByText('3 cars saved to your watchlist.')).toBeVisible()
    await expect(friend.getByRole('button', { name: 'All saved' })).toBeFocused()
    expect(await favouritesOf(friend)).toEqual(cars.map(({ id }) => id))
    await friend.close()
    await context.close()
  })

  test('opens the share sheet where the device has one', longRunOnly, async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: (shared: { url: string }) => {
          document.documentElement.dataset['shared'] = shared.url
          return Promise.resolve()
        },
      })
    })
    await stored(page, originOf('copperjack', baseURL))

    await page.getByRole('button', { name: 'Share', exact: true }).click()

    await expect(page.locator('html')).toHaveAttribute('data-shared', /\/watchlist\?cars=/)
  })

  test('reads without scripts', longRunOnly, async ({ browser, page, baseURL }) => {
    const origin = originOf('longfence', baseURL)
    await page.goto(`${origin}/watchlist`)
    const cars = await firstCars(page)
    const plain = await browser.newPage({ javaScriptEnabled: false })

    await plain.goto(`${origin}/watchlist?cars=${cars.map(({ slug }) => slug).join(',')},nothing`)

    await expect(plain.locator('.car-card')).toHaveCount(3)
    await expect(plain.getByRole('button', { name: 'Save all' })).toHaveCount(0)
    await plain.close()
  })
})

function originOf(slug: string, baseURL: string | undefined) {
  return `http://${slug}.localhost:${new URL(baseURL ?? '').port}`
}

type FoundCar = { id: string; slug: string; name: string }

/** Opens a watchlist with three vehicles, the first saved last. */
async function stored(page: Page, origin: string): Promise<FoundCar[]> {
  await page.goto(`${origin}/watchlist`)
  const cars = await firstCars(page)
  const saved = cars.map(({ id, name }, index) => ({ id, name, savedAt: 1_773_000_000 - index, note: '' }))
  await page.evaluate((entries) => localStorage.setItem('favourites', JSON.stringify(entries)), saved)
  await page.reload()
  await expect(page.locator('.watchlist-item')).toHaveCount(3)
  return cars
}

/** Asks the page itself, because a page's requests go to the dealer at its address. */
async function firstCars(page: Page): Promise<FoundCar[]> {
  const text = await page.evaluate(() => fetch('/api/search').then((response) => response.text()))
  return (JSON.parse(text) as { hits: FoundCar[] }).hits.slice(0, 3)
}

function favouritesOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    (JSON.parse(localStorage.getItem('favourites') ?? '[]') as { id: string }[]).map(({ id }) => id),
  )
}

/** No hidden element may make the page scroll sideways. */
function pixelsTooWide(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}
