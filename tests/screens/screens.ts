import type { Page } from 'playwright'
import { sampleAppointmentToken } from '#demo/sample-appointment.ts'

export type Screen = {
  name: string
  open: (page: Page) => Promise<void>
  /** False where only the window makes sense, as with a sheet over the page. */
  isWhole?: boolean
}

/** The pages to check, each with the steps that open it. */
export const screens: Screen[] = [
  at('home', '/'),
  at('search', '/search'),
  at('search-filtered', '/search?price=5000:90000&transmission=Automatic&sortBy=price-asc'),
  at('search-nothing', '/search?query=zeppelin&price=1:2'),
  { name: 'search-filters', open: openFilters, isWhole: false },
  { name: 'menu', open: openMenu, isWhole: false },
  { name: 'car', open: (page) => openCar(page, '.car-card:not(.sold)') },
  { name: 'car-sold', open: (page) => openCar(page, '.car-card.sold') },
  { name: 'car-caravan', open: (page) => openCar(page, '.car-card', '/search/caravan') },
  at('contact', '/contact'),
  { name: 'contact-errors', open: sendEmptyEnquiry },
  { name: 'test-drive-time', open: openTestDriveTime },
  at('success', '/success?category=Used+Vehicle+Enquiry&car_type=used'),
  at('not-found', '/nowhere-to-be-found'),
  at('careers', '/careers'),
  at('finance', '/finance'),
  at('finance-errors', '/finance?price=30000&deposit=40000&term=60&rate=8.5'),
  at('finance-brand', '/mazda-finance-page'),
  { name: 'finance-application', open: openApplication },
  at('locations', '/locations'),
  at('service', '/service'),
  at('appointment', `/appointments/${sampleAppointmentToken}`),
  at('saved-searches', '/saved-searches'),
  at('parts', '/sandbox/ui'),
]

function at(name: string, path: string): Screen {
  return { name, open: async (page) => void (await page.goto(path)) }
}

async function openFilters(page: Page) {
  await page.goto('/search')
  const button = page.getByRole('button', { name: /^Filters/ })
  if (await button.isVisible()) await button.click()
}

async function openMenu(page: Page) {
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Menu', exact: true })
  if (await button.isVisible()) await button.click()
  else await page.locator('header nav summary').first().click()
}

/** Opens the first vehicle of a kind, on whichever page of the results it is. Without one, the results stay open. */
async function openCar(page: Page, card: string, from = '/search') {
  await page.goto(from)
  for (;;) {
    const link = page.locator(`${card} h2 a, ${card} h3 a`).first()
    if ((await link.count()) > 0) {
      await page.goto((await link.getAttribute('href')) ?? '/')
      return
    }
    const next = page.getByRole('link', { name: /^Next/ }).first()
    if ((await next.count()) === 0) return
    await page.goto((await next.getAttribute('href')) ?? '/')
  }
}

/** Opens the test-drive form of a vehicle. */
async function openTestDrive(page: Page) {
  await openCar(page, '.car-card:not(.sold)')
  const link = page.getByRole('link', { name: 'Book a Test Drive', exact: true }).last()
  await page.goto((await link.getAttribute('href')) ?? '/')
}

async function openTestDriveTime(page: Page) {
  await openTestDrive(page)
  await page.getByLabel('Name', { exact: true }).fill('Kim Nguyen')
  await page.getByLabel('Email', { exact: true }).fill('kim@example.com')
  await page.getByLabel('Phone', { exact: true }).fill('0412 345 678')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('When would you like to drive?').waitFor()
}

/** Opens the finance application that a vehicle page links to. */
async function openApplication(page: Page) {
  await openCar(page, '.car-card:not(.sold)')
  const link = page.getByRole('link', { name: 'Get Pre-Approved' })
  await page.goto((await link.getAttribute('href')) ?? '/')
}

async function sendEmptyEnquiry(page: Page) {
  await page.goto('/contact')
  await page.locator('main form button[type="submit"], main form .button').last().click()
  await page.getByTestId('error-warning').waitFor()
}
