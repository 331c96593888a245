import { expect, type Page, test } from '@playwright/test'
import { longRunOnly } from '../../support/weight.ts'

// A user agent that names a headless browser would count as a bot.
const person =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0 Safari/537.36'
test.use({ userAgent: person })

test('CAR-15 a view counts when the vehicle page is visible, and only once a day', async ({
  page,
  baseURL,
}) => {
  const path = await newestCar(page, baseURL)
  const response = page.waitForResponse('**/api/car-views')
  await page.goto(path)
  expect((await response).status()).toBe(200)
  // The first visitor sees their own view without reloading the page.
  await expect.poll(() => viewsShown(page)).toBe('1')

  const again = page.waitForResponse('**/api/car-views')
  await page.goto(path)
  expect(await (await again).json()).toEqual({ views: 1 })
  // The page may be a minute old, and shows the number once its scripts know it.
  await expect.poll(() => viewsShown(page)).toBe('1')
})

test('CAR-15 the page works when views can’t be reported', longRunOnly, async ({ page, baseURL }) => {
  page.on('pageerror', (error) => expect.soft(error).toBeUndefined())
  await page.route('**/api/car-views', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/car-views'))
  await page.goto(await newestCar(page, baseURL))
  await failed

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

async function newestCar(page: Page, baseURL = '') {
  const origin = `http://pemberwick.localhost:${new URL(baseURL).port}`
  await page.goto(`${origin}/search`)
  return origin + (await page.locator('.car-card__title a').first().getAttribute('href'))
}

async function viewsShown(page: Page) {
  const row = page.locator('.facts > div', { has: page.getByText('Views', { exact: true }) })
  return (await row.count()) === 0 ? null : row.locator('dd').textContent()
}
