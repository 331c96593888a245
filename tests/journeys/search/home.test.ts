import { expect, type Page, test } from '@playwright/test'
import { axeFaults } from '../../support/browser/axe-faults.ts'
import { dealerOfEachTemplate } from '#demo/dealer-of-template.ts'
import { longRunOnly, sampled } from '../../support/weight.ts'

// Checking every element of a page is slow on a small machine.
test.describe.configure({ timeout: 120_000 })

test('SRCH-13 the price slider searches, with the most expensive matches first', async ({
  page,
  baseURL,
}) => {
  await page.goto(homeOf('copperjack', baseURL))
  const highest = page.getByRole('slider', { name: 'Price ($), highest' })
  await page.getByRole('heading', { name: 'Search by price' }).scrollIntoViewIfNeeded()

  await highest.press('Home')
  await expect(page.getByRole('spinbutton', { name: 'To' })).toHaveValue('5500')
  await highest.press('PageUp')
  await highest.press('ArrowRight')
  await expect(page.getByRole('spinbutton', { name: 'To' })).toHaveValue('11000')
  await page.getByRole('button', { name: 'Show cars in my budget' }).click()

  await expect(page).toHaveURL(/\/search\?price=%3A11000&sortBy=price-desc$/)
  await expect(page.locator('.search-page')).toBeVisible()
  const prices = await pricesOn(page)
  expect(prices.length).toBeGreaterThan(1)
  expect(prices).toEqual(prices.toSorted((one, other) => other - one))
  expect(prices[0]).toBeLessThanOrEqual(11_000)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('SRCH-13 a price can be typed', longRunOnly, async ({ page, baseURL }) => {
    await page.goto(homeOf('copperjack', baseURL))
    await page.getByRole('spinbutton', { name: 'From' }).fill('15000')
    await page.getByRole('spinbutton', { name: 'To' }).fill('20000')
    await page.getByRole('button', { name: 'Show cars in my budget' }).click()

    await expect(page).toHaveURL(/\/search\?price=15000%3A20000&sortBy=price-desc$/)
  })
})

for (const site of sampled(['copperjack', 'pemberwick'], 1)) {
  test(`SITE-04 the home page of ${site} is accessible on a phone`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(homeOf(site, baseURL))

    expect(await axeFaults(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  })
}

for (const site of sampled(dealerOfEachTemplate, 3)) {
  test(`SITE-06 the call and enquire buttons stay visible on the home page of ${site} on a phone`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(homeOf(site, baseURL))
    const call = page.getByRole('link', { name: 'Call now' })
    const ask = page.getByRole('link', { name: /^(Enquire|Message) Now$/ })

    await expect(call, 'the search at the top has the first sight to itself').toBeHidden()
    await page.evaluate(() => scrollTo(0, 2000))
    await expect(call).toBeInViewport({ ratio: 1 })
    await expect(ask).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(ask).toBeHidden()
  })
}

function homeOf(site: string, baseURL = '') {
  return `http://${site}.localhost:${new URL(baseURL).port}/`
}

async function pricesOn(page: Page) {
  const texts = await page.locator('.car-card .price__amount').allTextContents()
  return texts.map((text) => Number(text.replaceAll(/\D/g, '')))
}
