import { expect, type Page, test } from '@playwright/test'
import { axeFaults } from '../../support/browser/axe-faults.ts'
import { eachTemplateAt } from '../../support/browser/each-template-at.ts'
import { askForCode, lastCode, newNumber, signInAs } from '../../support/browser/sign-in.ts'
import { longRunOnly, sampled } from '../../support/weight.ts'

test.beforeEach(({ page }) => {
  page.on('pageerror', (error) => expect.soft(error, 'nothing fails in the page').toBeUndefined())
})

const saved = 'Car Saved In Watchlist: the car is now available in your watchlist'
const removed = 'Car Removed: the car is no longer in your watchlist'

for (const [slug, width] of sampled(eachTemplateAt(390, 1440, 768, 390), 2)) {
  test(`SAVE-02 a customer of ${slug} finds what they saved on another device`, async ({
    page,
    browser,
    baseURL,
  }, { workerIndex }) => {
    const origin = `http://${slug}.localhost:${new URL(baseURL ?? '').port}`
    const number = newNumber(workerIndex)
    await page.setViewportSize({ width, height: 900 })
    await signInAs(page, origin, number, '/sign-in?redirect=/search')
    const heart = heartOf(page, 0)
    await heart.click()
    await expect(page.getByText(saved)).toBeVisible()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect(heartOf(page, 0)).toHaveAttribute('aria-pressed', 'true')

    await page.goto(`${origin}/watchlist`)
    await expect(page.locator('.watchlist-item')).toHaveCount(1)
    await page.getByLabel(/^Your note/).fill('Ask about the tyres')
    await page.getByRole('button', { name: /^Save note/ }).click()
    await expect(page.getByText('Note saved')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel(/^Your note/)).toHaveValue('Ask about the tyres')
    expect(await axeFaults(page, { within: 'main' })).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)

    await page.getByRole('button', { name: 'Clear all' }).click()
    await expect(page.locator('.watchlist-item')).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByLabel(/^Your note/)).toHaveValue('Ask about the tyres')
    await page.getByRole('button', { name: /^Remove ?: / }).click()
    await expect(page.getByText('You haven’t saved a')).toBeInViewport()

    const visitor = await browser.newPage()
    await visitor.goto(`${origin}/watchlist`)
    await expect(visitor.locator('.watchlist-item')).toHaveCount(0)
    await visitor.close()
  })
}

test('SAVE-04 what was saved before signing in is on the account afterwards, and not on the device', async ({
  page,
  baseURL,
}, { workerIndex }) => {
  const origin = `http://copperjack.localhost:${new URL(baseURL ?? '').port}`
  await page.goto(`${origin}/search`)
  await heartOf(page, 0).click()
  await heartOf(page, 1).click()
  await expect(page.getByRole('button', { name: /^Save: /, pressed: true })).toHaveCount(2)

  // On a slow phone the list arrives before the page has hydrated.
  const processor = await page.context().newCDPSession(page)
  await processor.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await signInAs(page, origin, newNumber(workerIndex), '/sign-in?type=watchlist&redirect=/watchlist')
  await expect(page.locator('.watchlist-item')).toHaveCount(2)
  expect(await page.evaluate(() => localStorage.getItem('favourites'))).toBeNull()
  await processor.send('Emulation.setCPUThrottlingRate', { rate: 1 })

  await page
    .getByRole('button', { name: /^Remove ?: / })
    .first()
    .click()
  await expect(page.locator('.watchlist-item')).toHaveCount(1)
  await expect(page.locator('.toast')).toContainText(removed)
  await page.getByRole('link', { name: 'Stock', exact: true }).click()
  await expect(page.getByRole('button', { name: /^Save: / }).nth(1)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Save: /, pressed: true })).toHaveCount(1)

  await page.goto(`${origin}/account`)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(`${origin}/`)
  await page.goto(`${origin}/watchlist`)
  await expect(page.getByText('You haven’t saved a car yet')).toBeVisible()
})

test('SAVE-02 a press that the server refuses is put back, and one without a session leads to sign in', async ({
  page,
  baseURL,
}, { workerIndex }) => {
  const origin = `http://copperjack.localhost:${new URL(baseURL ?? '').port}`
  await signInAs(page, origin, newNumber(workerIndex), '/sign-in?redirect=/search')
  await expect(heartOf(page, 0)).toBeVisible()
  await page.route('**/api/watchlist/save-car', (route) =>
    route.fulfill({
      status: 409,
      json: { success: false, error: { code: 'full', message: 'Your watchlist is full.' } },
    }),
  )
  await heartOf(page, 0).click()
  await expect(page.getByText('Your watchlist is full.')).toBeVisible()
  await expect(heartOf(page, 0)).toHaveAttribute('aria-pressed', 'false')
  await page.unroute('**/api/watchlist/save-car')

  await page.context().clearCookies({ name: 'session' })
  await heartOf(page, 0).click()
  await expect(page).toHaveURL(/\/sign-in\?type=watchlist&redirect=%2Fsearch.*save=/)
})

test(
  'SAVE-02 where nothing is saved on the device, the heart leads to sign in and the vehicle is saved on return',
  longRunOnly,
  async ({ page, baseURL }, { workerIndex }) => {
    const origin = `http://fairhand.localhost:${new URL(baseURL ?? '').port}`
    const number = newNumber(workerIndex)
    await page.goto(`${origin}/search?sortBy=price-asc`)
    await heartOf(page, 1).click()
    await expect(page).toHaveURL(/\/sign-in\?type=watchlist/)
    await askForCode(page, number)
    await page.getByLabel('6-digit code').fill(await lastCode(page, origin, number))
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(`${origin}/search?sortBy=price-asc`)
    await expect(page.locator('.toast')).toContainText(saved)
    await expect(heartOf(page, 1)).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(page.locator('.toast')).toHaveCount(0)
    await heartOf(page, 1).click()
    await expect(page.getByText(removed)).toBeVisible()
  },
)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'SAVE-02 a vehicle is saved through the sign-in, and another one afterwards',
    longRunOnly,
    async ({ page, baseURL }, { workerIndex }) => {
      const origin = `http://copperjack.localhost:${new URL(baseURL ?? '').port}`
      const number = newNumber(workerIndex)
      await page.goto(`${origin}/search`)
      await page.locator('.car-card a').first().click()
      const car = page.url()
      await page.locator('.car-tools').getByRole('link', { name: 'Save' }).click()
      await askForCode(page, number)
      await page.getByLabel('6-digit code').fill(await lastCode(page, origin, number))
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(page).toHaveURL(car)
      await expect(page.locator('.toast')).toContainText(saved)
      await page.goto(`${origin}/watchlist`)
      await expect(page.locator('.toast')).toHaveCount(0)
      await expect(page.locator('.watchlist-item')).toHaveCount(1)
      await page.getByRole('button', { name: /^Remove ?: / }).click()
      await expect(page.locator('.watchlist-item')).toHaveCount(0)
      await expect(page.locator('.toast')).toContainText(removed)

      await page.goto(car)
      await page.locator('.car-tools').getByRole('link', { name: 'Save' }).click()
      await page.getByRole('button', { name: 'Save it' }).click()
      await expect(page.locator('.watchlist-item')).toHaveCount(1)
    },
  )
})

/** The heart of one card. Hearts appear in any order, so the first heart isn't always the first card's. */
function heartOf(page: Page, nth: number) {
  return page
    .locator('.car-card')
    .nth(nth)
    .getByRole('button', { name: /^Save: / })
}
