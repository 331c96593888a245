import { expect, test } from '@playwright/test'
import { untilInteractive } from '../../support/browser/until-interactive.ts'
import { longRunOnly } from '../../support/weight.ts'
import { originOf } from '../../support/browser/reserve.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test.beforeEach(({ page }) => {
  page.on('pageerror', (error) => expect.soft(error, 'nothing fails in the page').toBeUndefined())
})

test('SRCH-09 the filters open as a sheet with the number of matching vehicles', async ({
  page,
  baseURL,
}) => {
  await page.goto(`${originOf('brindlewood', baseURL)}/search`)
  await page.getByRole('button', { name: 'Filters' }).tap()
  const sheet = page.getByRole('region', { name: 'Filters' })
  await expect(sheet).toBeVisible()
  await sheet.getByRole('group', { name: 'Body' }).getByRole('checkbox').first().check()
  await expect(page).toHaveURL(/body=/)

  await sheet.getByRole('button', { name: /^Show Me \d+ vehicles$/ }).tap()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible()
})

test('SRCH-05 a failure to load results shows above the filters', longRunOnly, async ({ page, baseURL }) => {
  await page.goto(`${originOf('brindlewood', baseURL)}/search`)
  await page.getByRole('button', { name: 'Filters' }).tap()
  await page.route('**/search.data*', (route) => route.abort())
  await page.getByRole('group', { name: 'Body' }).getByRole('checkbox').first().check()

  const notice = page.getByRole('alert')
  await expect(notice).toHaveText(/We couldn’t load the new results/)
  const isOnTop = await notice.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
  expect(isOnTop).toBe(true)
})

test('SITE-06 the menu opens and its links work', async ({ page, baseURL }) => {
  await page.goto(`${originOf('brindlewood', baseURL)}/`)
  await page.getByRole('button', { name: 'Menu', exact: true }).tap()
  await page.getByLabel('Main').getByText('Service & Parts').tap()
  await page.getByLabel('Main').getByRole('link', { name: 'Book a Service' }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book a service')
  await expect(page.getByRole('link', { name: 'Fleet Enquiry' })).toBeHidden()
})

test('SITE-06 the header search finds vehicles and closes again', async ({ page, baseURL }) => {
  await page.goto(`${originOf('brindlewood', baseURL)}/search`)
  const box = page.getByRole('banner').getByLabel('Search our stock')
  await page.getByRole('banner').locator('summary', { hasText: 'Find a vehicle' }).tap()
  await expect(box).toBeVisible()
  await expect(page.locator('.site-header')).toHaveClass(/dropdown-open/)

  await box.fill('mazda')
  await box.press('Enter')

  await expect(page).toHaveURL(/\/search\?query=mazda$/)
  await expect(box).toBeHidden()
})

test('CAR-06 the call and enquire buttons stay visible', async ({ page, baseURL }) => {
  await page.goto(`${originOf('brindlewood', baseURL)}/search`)
  await page
    .getByRole('link', { name: /^Explore Vehicle/ })
    .first()
    .tap()
  await expect(page).toHaveURL(/\/cars\//)
  await untilInteractive(page)

  const bar = page.locator('.enquiry-bar')
  const actions = page.locator('.car-page__actions')
  await actions.scrollIntoViewIfNeeded()
  await expect(actions.getByRole('link', { name: 'Enquire Now' })).toBeInViewport()
  await expect(actions.getByRole('button', { name: /^Call now/ })).toBeInViewport()
  await page.locator('.car-sections').scrollIntoViewIfNeeded()
  await expect(actions).not.toBeInViewport()
  await expect(bar).toBeInViewport()
  await bar.getByRole('button', { name: /^Call now/ }).tap()
  await expect(bar.getByRole('link', { name: /^Call \(?\d/ })).toHaveAttribute('href', /^tel:\d+$/)
  await bar.getByRole('link', { name: 'Enquire Now' }).tap()
  await expect(page.getByRole('heading', { name: 'Send us an enquiry' })).toBeInViewport()
  await expect(bar, 'the form has a button of the same name').toBeHidden()
  await page.locator('.car-sections').scrollIntoViewIfNeeded()
  await expect(bar).toBeInViewport()
})
