import { expect, type Page } from '@playwright/test'

/** So many lookups from one address would hit the limit. */
export async function visitFrom(page: Page, nth: number, width: number) {
  await page.setViewportSize({ width, height: 900 })
  await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': `203.0.114.${nth + 1}` })
}

/** The step for photos, which the site may not have. */
export async function passPhotos(page: Page) {
  await expect(page).toHaveURL(/step=(?:photos|details)/)
  if (page.url().includes('step=details')) return
  await expect(page.getByText('Photos of your car')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).press('Enter')
}

export async function lookUp(page: Page, rego: string) {
  await page.getByLabel('Registration', { exact: true }).fill(rego)
  await page.getByRole('button', { name: 'Find my car' }).click()
}

export async function fillIn(page: Page) {
  const form = page.locator('#enquiry')
  await form.getByLabel('First name').fill('Kim')
  await form.getByLabel('Last name').fill('Nguyen')
  await form.getByLabel('Postcode').fill('4000')
  await form.getByLabel('Email').fill('kim@example.com')
  await form.getByLabel('Phone').fill('0491 570 006')
  await form.getByLabel('Odometer (km)').fill('41250')
  await form.getByLabel('Service history').selectOption('Full')
  await form.getByLabel('Number of keys').selectOption('2')
  await form.getByLabel('Condition').selectOption('Good')
  await form.getByLabel('Comments').fill(`none ${Math.random()}`)
  const place = form.locator('#field-location, #field-dealership_slug')
  if ((await place.count()) > 0) await place.selectOption({ index: 1 })
  await form.getByLabel(/terms/i).first().check()
  await form.getByRole('button').last().click()
}

/** A car in good condition, with a mark and a chip. */
export async function answerCondition(page: Page) {
  for (const answer of ['Small marks', 'Plenty of tread', 'A small chip'])
    await page.getByRole('radio', { name: new RegExp(answer) }).check()
  await page.getByRole('radio', { name: /^No\b/ }).check()
  await page.getByRole('button', { name: 'See my value' }).click()
}
