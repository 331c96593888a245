import { expect, type Page, test } from '@playwright/test'
import { axeFaults } from '../support/browser/axe-faults.ts'
import { eachTemplateAt } from '../support/browser/each-template-at.ts'

test.beforeEach(({ page }) => {
  page.on('pageerror', (error) => expect.soft(error, 'nothing fails in the page').toBeUndefined())
})

for (const [slug, width] of eachTemplateAt(390, 1440, 768, 390)) {
  test(`CAR-14 a visitor of ${slug} can save vehicles and compare them`, async ({ page, baseURL }) => {
    const origin = `http://${slug}.localhost:${new URL(baseURL ?? '').port}`
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${origin}/search`)
    const hearts = page.locator('.car-card').getByRole('button', { name: /^Save: / })

    await hearts.nth(0).click()
    await hearts.nth(1).click()

    await expect(page.getByRole('button', { name: /^Save: /, pressed: true })).toHaveCount(2)
    await expect(
      page.getByText('Car Saved In Watchlist: the car is now available in your watchlist'),
    ).toBeVisible()
    await page.getByRole('link', { name: 'View List' }).click()
    await expect(page).toHaveURL(`${origin}/watchlist`)
    await expect(page.locator('.car-card')).toHaveCount(2)
    expect(await axeFaults(page, { within: 'main' })).toEqual([])

    await page.getByRole('link', { name: 'Compare them' }).click()
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
}

test('CAR-14 a saved vehicle that was removed is named, and can be taken off the list', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('favourites', '["018f0000-0000-7000-8000-000000000000",7,"<script>"]'),
  )
  await page.goto(`http://copperjack.localhost:${new URL(baseURL ?? '').port}/watchlist`)

  await expect(page.getByText('One car you saved is no longer for sale.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove it from my watchlist' }).click()

  await expect(page.getByText('You haven’t saved a car yet')).toBeVisible()
  await expect(page.locator('main')).toBeFocused()
})

/** No hidden element may make the page scroll sideways. */
function pixelsTooWide(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}
