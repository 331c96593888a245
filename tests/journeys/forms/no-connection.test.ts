import { expect, test } from '@playwright/test'
import { originOf } from '../../support/browser/reserve.ts'
import { untilInteractive } from '../../support/browser/until-interactive.ts'
import { longRunOnly } from '../../support/weight.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('LEAD-02 a form that is sent without a connection stays as it was filled in', async ({
  page,
  baseURL,
}) => {
  await page.goto(`${originOf('brindlewood', baseURL)}/contact`)
  await untilInteractive(page)
  await page.getByLabel('Name').fill('Kim Nguyen')
  await page.getByLabel('Email', { exact: true }).fill('kim@example.com')
  await page.getByLabel('Phone', { exact: true }).fill('0491 570 156')

  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Continue' }).tap()
  await expect(page.getByTestId('error-warning')).toHaveText('An unexpected error occured')
  await expect(page.getByLabel('Name')).toHaveValue('Kim Nguyen')

  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Continue' }).tap()
  await expect(page.getByText('Step 2 of 2')).toBeAttached()
})

test('OPS-07 a page that can’t be reached blames the connection', longRunOnly, async ({ page, baseURL }) => {
  await page.goto(`${originOf('brindlewood', baseURL)}/sign-in`)
  await untilInteractive(page)
  await page.getByLabel('Mobile number').fill('0491 570 156')

  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Text me a code' }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection')

  await page.context().setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).tap()
  await expect(page.getByRole('button', { name: 'Text me a code' })).toBeVisible()
})
