import { expect, type Page, test } from '@playwright/test'
import { isMarkedDocument, markDocument } from '../../support/browser/same-document.ts'
import { untilInteractive } from '../../support/browser/until-interactive.ts'
import { longRunOnly } from '../../support/weight.ts'
import { originOf } from '../../support/browser/reserve.ts'

// A whole visit is slow on a small machine.
test.describe.configure({ timeout: 120_000 })

test.beforeEach(({ page }) => {
  page.on('pageerror', (error) => expect.soft(error, 'nothing fails in the page').toBeUndefined())
})

test('SRCH-03 a visitor filters the stock, opens a vehicle and sends an enquiry', async ({
  page,
  baseURL,
}) => {
  await page.goto(`${originOf('brindlewood', baseURL)}/`)

  await page.getByLabel('Main').getByText('Stock').click()
  await expect(page.locator('.site-header')).toHaveClass(/dropdown-open/)
  await page.getByRole('link', { name: 'Used Cars', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Used cars for sale')
  await expect(page.locator('.site-header')).not.toHaveClass(/dropdown-open/)
  await markDocument(page)

  await test.step('every filter change updates the results at once', async () => {
    const all = await countFound(page)
    const make = page.getByRole('group', { name: 'Make' }).getByRole('checkbox').first()
    await make.check()
    await expect(page).toHaveURL(/[?&]make=/)
    await expect.poll(() => countFound(page)).toBeLessThan(all)
    await expect(make).toBeFocused()

    await page.getByLabel('From').first().fill('20000')
    await expect(page).toHaveURL(/price=20000%3A/)
    await page.getByLabel('Sort by').selectOption('Lowest Price')
    await expect(page).toHaveURL(/sortBy=price-asc/)
    await expect(page.getByLabel('Sort by')).toHaveValue('price-asc')
    await expect(make).toBeChecked()
  })

  await test.step('each filter can be removed, and going back restores it', async () => {
    const narrowed = page.url()
    await page.getByRole('link', { name: 'Remove Price: from $20,000' }).press('Enter')
    await expect(page.getByLabel('From').first()).toHaveValue('')
    await expect(page.locator('main')).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(narrowed)
    await expect(page.getByLabel('From').first()).toHaveValue('20000')
  })

  await test.step('SRCH-05 when new results fail to load, the previous ones stay', async () => {
    const found = await countFound(page)
    await page.route('**/search.data*', (route) => route.abort())
    const body = page.getByRole('group', { name: 'Body' }).getByRole('checkbox').first()
    await body.check()
    await expect(page.getByRole('alert')).toHaveText(/We couldn’t load the new results/)
    await expect(page.getByRole('alert')).toBeInViewport()
    expect(await countFound(page)).toBe(found)
    await expect(page).toHaveURL(/body=/)
    await expect(body).toBeChecked()
    await expect(page.getByRole('link', { name: /^Remove Body/ })).toBeVisible()

    await page.unroute('**/search.data*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect.poll(() => countFound(page)).toBeLessThan(found)
    await expect(body).toBeChecked()
    await page.goBack()
    await expect(body).not.toBeChecked()
  })

  await page
    .getByRole('link', { name: /^Explore Vehicle/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/cars\//)

  await test.step('the phone number is revealed on request', async () => {
    const callNow = page.getByRole('button', { name: /^Call now/ })
    await page.route('**/api/phone-reveal', (route) => route.abort(), { times: 1 })
    await callNow.click()
    await expect(page.getByText('We couldn’t reach our server.')).toBeVisible()
    await callNow.press('Enter')
    const call = page.getByRole('link', { name: /^Call \(?\d/ })
    await expect(call).toHaveAttribute('href', /^tel:\d+$/)
    await expect(call).toBeFocused()
    await expect(page.getByText('We couldn’t reach our server.')).toHaveCount(0)
  })

  await test.step('missing fields are named, and entered values stay', async () => {
    await page.getByLabel('Name').fill('Kim Nguyen')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByTestId('error-warning')).toBeFocused()
    await expect(page.getByTestId('error-warning')).toContainText('Please fix the following errors:')
    await expect(page.getByLabel('Name')).toHaveValue('Kim Nguyen')
    await page.getByRole('link', { name: 'Please enter a valid email address.' }).click()
    await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
  })

  await fillContact(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Send us an enquiry' })).toBeFocused()
  await expect(page.getByText('Step 2 of 2')).toBeAttached()
  await test.step('entered values are there after going back, and after a reload', async () => {
    await page.goBack()
    await expect(page.getByLabel('Name')).toHaveValue('Kim Nguyen')
    await page.goForward()
    await page.reload()
    await untilInteractive(page)
    await markDocument(page)
  })
  await fillEnquiry(page)
  await page.getByRole('button', { name: 'Enquire Now' }).click()
  await expect(page).toHaveURL(/\/success\?category=Used\+Vehicle\+Enquiry&car_type=used$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, we have your enquiry')
  expect(await isMarkedDocument(page)).toBe(true)
  await test.step('OPS-05 nothing that was typed stays in the browser’s storage', async () => {
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(stored).toContain('enquired-vehicles')
    expect(stored).not.toMatch(/Nguyen|0412|@|still there/i)
  })

  await page.goBack()
  await expect(page.getByText('You’ve already enquired about this vehicle.')).toBeVisible()
})

test(
  'LEAD-02 an enquiry sent before the scripts load is still remembered on the device',
  longRunOnly,
  async ({ page, baseURL }) => {
    await page.goto(`${originOf('brindlewood', baseURL)}/search/used-cars`)
    const path = await page.locator('article a[href^="/cars/"]').first().getAttribute('href')
    const slug = path?.split('/').at(-1) ?? ''
    await untilInteractive(page)
    await page.route('**/*.js', (route) => route.abort())
    await page.goto(`${originOf('brindlewood', baseURL)}/quick-enquiry?car_id=${slug}`)
    await page.getByLabel('Name').fill('Kim Nguyen')
    await fillContact(page)
    await fillEnquiry(page)
    await page.unroute('**/*.js')
    await page.getByRole('button', { name: 'Enquire Now' }).click()
    await expect(page).toHaveURL(/\/success\?/)
    // The success page stores it once its scripts run.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('enquired-vehicles'))).not.toBeNull()

    await page.goto(`${originOf('brindlewood', baseURL)}/cars/${slug}`)

    await expect(page.getByText('You’ve already enquired about this vehicle.')).toBeVisible()
  },
)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('LEAD-07 a visitor can filter, open a vehicle and send an enquiry', async ({ page, baseURL }) => {
    await page.goto(`${originOf('brindlewood', baseURL)}/`)
    await page.getByLabel('What are you looking for?').fill('toyota')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/search\?query=toyota$/)

    await page.getByRole('link', { name: 'Used', exact: true }).click()
    await page.getByRole('group', { name: 'Body' }).getByRole('checkbox').first().check()
    await page.getByLabel('From').first().fill('15000')
    await page.getByRole('button', { name: /^Show Me/ }).click()
    await expect(page).toHaveURL(/\/search\?query=toyota&body=[^&]+&car_type=used&price=15000%3A$/)

    await page
      .getByRole('link', { name: /^Quick Enquiry/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/quick-enquiry\?car_id=/)
    await page.getByRole('button', { name: 'Enquire Now' }).click()
    await expect(page.getByTestId('error-warning')).toContainText('Please enter your name.')

    await page.getByLabel('Name').fill('Kim Nguyen')
    await fillContact(page)
    await fillEnquiry(page)
    await page.getByRole('button', { name: 'Enquire Now' }).click()
    await expect(page).toHaveURL(/\/success\?category=Used\+Vehicle\+Enquiry&car_type=used(?:#enquiry)?$/)
  })
})

test('CAR-06 the next vehicle’s phone number is masked again', longRunOnly, async ({ page, baseURL }) => {
  await page.goto(`${originOf('brindlewood', baseURL)}/search`)
  const path = await page.locator('.car-card__title a').first().getAttribute('href')
  await page.goto(new URL(path ?? '', page.url()).href)
  await untilInteractive(page)
  const card = page.locator('.call-card').locator('visible=true').first()
  await card.getByRole('button', { name: /^Call now/ }).click()
  await expect(card.getByRole('link', { name: /^Call \(?\d/ })).toBeVisible()
  const before = page.url()

  await page.locator('.similar-cars .car-card__title a').first().press('Enter')

  await expect(page).not.toHaveURL(before)
  await expect(card.getByRole('button', { name: /^Call now/ })).toBeVisible()
})

async function fillContact(page: Page) {
  await page.getByLabel('Email', { exact: true }).fill('kim@example.com')
  await page.getByLabel('Phone', { exact: true }).fill('0412 345 678')
}

async function fillEnquiry(page: Page) {
  await page.getByLabel('Message').fill(`Is it still there? ${Math.random()}`)
  await page.getByLabel('I agree to the terms of use.').check()
}

async function countFound(page: Page) {
  return Number((await page.getByRole('status').first().textContent())?.replaceAll(/\D/g, ''))
}
