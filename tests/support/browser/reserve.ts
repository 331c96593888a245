import { expect, type Page } from '@playwright/test'
import { newNumber, signInAs } from './sign-in.ts'

export function originOf(slug: string, baseURL = '') {
  return baseURL.replace('localhost', `${slug}.localhost`)
}

/**
 * Opens the page that reserves a vehicle, from a vehicle of this worker’s own part of the stock. A dealer who asks for a
 * sign-in first gets one.
 */
export async function openCheckout(page: Page, origin: string, worker: number): Promise<string> {
  const cars: string[] = []
  for (const number of [1, 2, 3]) cars.push(...(await stockOf(page, `${origin}/api/search?page=${number}`)))
  for (const slug of rotated(cars.filter(isOwn), worker)) {
    await page.goto(`${origin}/cars/${slug}`)
    const reserve = page.locator('.next-steps__first a')
    if ((await reserve.count()) === 0) continue
    await page.goto(`${origin}/cars/${slug}/checkout`)
    if (page.url().includes('/sign-in')) {
      await signInAs(page, origin, newNumber(worker), page.url().slice(origin.length))
    }
    return slug
  }
  throw new Error('No vehicle can be reserved.')
}

/** The vehicles of a page of search results. */
export async function stockOf(page: Page, address: string): Promise<string[]> {
  const api = await page.context().newPage()
  const response = await api.goto(address)
  if (!response) throw new Error('The search did not respond.')
  const { hits } = (await response.json()) as { hits: { slug: string }[] }
  await api.close()
  return hits.map(({ slug }) => slug)
}

/** The half of the stock that this worker may reserve, so that the two that run beside each other never want the same vehicle. */
function isOwn(slug: string) {
  const parallel = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)
  return [...slug].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 2 === parallel % 2
}

/** A worker that starts again begins elsewhere. */
function rotated(cars: string[], worker: number) {
  const start = (worker * 7 + used * 3) % Math.max(cars.length, 1)
  used += 1
  return [...cars.slice(start), ...cars.slice(0, start)]
}

let used = 0

/** Fills in the form as someone nobody else is, from a household of their own, and sends it. */
export async function giveDetails(page: Page, worker: number): Promise<void> {
  const phone = newNumber(worker)
  await page
    .context()
    .setExtraHTTPHeaders({ 'x-forwarded-for': `198.51.${worker % 250}.${Number(phone.slice(-2))}` })
  const form = page.locator('#enquiry')
  await form.getByLabel('Name').fill('Kim Nguyen')
  await form.getByLabel('Email').fill(`kim.${phone}@example.com`)
  await form.getByLabel('Phone').fill(phone)
  await form
    .getByLabel(/I agree to the terms|terms/i)
    .first()
    .check()
  await form.getByRole('button').last().click()
  await expect(page).toHaveURL(/\/reservations\//)
}

/** Chooses what happens on the demo’s pay page. */
export async function payBy(page: Page, choice: string): Promise<void> {
  await page.getByRole('radio', { name: choice, exact: false }).first().check()
  await page.getByRole('button', { name: 'Continue' }).click()
}

export async function cancelReservation(page: Page): Promise<void> {
  await page.getByText(/^(?:Cancel and get the deposit back|Cancel this reservation)$/).click()
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
}
