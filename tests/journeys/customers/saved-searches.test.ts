import { expect, type Page, test } from '@playwright/test'
import { axeFaults } from '../../support/browser/axe-faults.ts'
import { eachTemplateAt } from '../../support/browser/each-template-at.ts'
import { longRunOnly, sampled } from '../../support/weight.ts'
import { untilInteractive } from '../../support/browser/until-interactive.ts'

test.beforeEach(({ page }) => {
  page.on('pageerror', (error) => expect.soft(error, 'nothing fails in the page').toBeUndefined())
})

/** Long before any demo vehicle was added. */
const LONG_AGO = 1_000_000_000

for (const [slug, width] of sampled(eachTemplateAt(768, 1440, 390, 390), 3)) {
  test(`a visitor of ${slug} saves a search and sees what is new on the next visit`, async ({
    page,
    baseURL,
  }) => {
    const origin = originOf(slug, baseURL)
    await page.setViewportSize({ width, height: 900 })
    await openSearch(page, `${origin}/search?car_type=used&km=%3A900000`)
    const found = (await page.getByRole('status').first().textContent()) ?? ''
    const button = page.getByRole('button', { name: 'Save this search' })
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await page.locator('.toast').getByRole('link', { name: 'Saved searches' }).click()

    const list = page.locator('.saved-searches__list')
    await expect(page).toHaveURL(/\/saved-searches$/)
    await expect(list.getByRole('heading')).toHaveText([/^Used .*under 900,000 km$/])
    await expect(list).toContainText(`${found} Nothing new since your last visit`)

    await test.step('new matches are counted until the visitor has seen them', async () => {
      await lastSeen(page, LONG_AGO)
      await page.reload()
      await expect(list).toContainText(/\d+ new since your last visit/)
      expect(await axeFaults(page)).toEqual([])

      await list.getByRole('link').click()
      await expect(page).toHaveURL(/\/search\?car_type=used&km=%3A900000$/)
      await expect(button).toHaveAttribute('aria-pressed', 'true')
      await page.goBack()
      await expect(list).toContainText('Nothing new since your last visit')
    })

    await list.getByRole('button', { name: /^Remove/ }).click()
    await expect(page.getByRole('heading', { name: 'You haven’t saved a search yet' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('saved-searches'))).toBe(null)
  })
}

test('a saved search can be removed where it was saved', async ({ page, baseURL }) => {
  await openSearch(page, `${originOf('brindlewood', baseURL)}/search?make=Toyota`)
  const button = page.getByRole('button', { name: 'Save this search' })
  await button.press('Enter')
  await expect(page.locator('.toast')).toContainText('Search saved on this device.')
  await button.press('Enter')
  await expect(page.locator('.toast')).toContainText('Search removed from your saved searches.')
  await expect(button).toHaveAttribute('aria-pressed', 'false')
})

test('a visitor whose device can’t store anything sees a message', longRunOnly, async ({ page, baseURL }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('No.', 'SecurityError')
      },
    }),
  )
  const origin = originOf('brindlewood', baseURL)
  await openSearch(page, `${origin}/search?make=Toyota`)
  const button = page.getByRole('button', { name: 'Save this search' })
  await button.click()

  await expect(page.locator('.toast')).toContainText(
    'Your browser is blocking storage, so we can’t save this search.',
  )
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await page.goto(`${origin}/saved-searches`)
  await expect(page.getByRole('heading', { name: 'You haven’t saved a search yet' })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a button that needs scripts is absent', async ({ page, baseURL }) => {
    await page.goto(`${originOf('brindlewood', baseURL)}/search?make=Toyota`)
    await expect(page.locator('.save-search')).toBeHidden()
  })
})

/** Opens the results and waits until the scripts run. */
async function openSearch(page: Page, address: string) {
  await page.goto(address)
  await untilInteractive(page)
}

function originOf(slug: string, baseURL = '') {
  return `http://${slug}.localhost:${new URL(baseURL).port}`
}

/** Sets when the visitor last saw the results. */
async function lastSeen(page: Page, seenAt: number) {
  await page.evaluate((seen) => {
    const saved = JSON.parse(localStorage.getItem('saved-searches') ?? '[]') as { seenAt: number }[]
    localStorage.setItem('saved-searches', JSON.stringify(saved.map((one) => ({ ...one, seenAt: seen }))))
  }, seenAt)
}
