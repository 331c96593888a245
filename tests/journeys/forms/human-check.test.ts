import { expect, type Page, test } from '@playwright/test'
import { untilInteractive } from '../../support/browser/until-interactive.ts'
import { longRunOnly } from '../../support/weight.ts'

test('LEAD-09 with scripts the proof is found while the visitor types, and each form has its own', async ({
  page,
  baseURL,
}) => {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  await page.goto(contactAt('copperjack', baseURL))
  await untilInteractive(page)
  expect(paths.filter((path) => /captcha|worker|prove/.test(path))).toEqual([])

  await fillIn(page, 'With scripts')
  await expect(page.locator('[name="human_proof"]')).toHaveValue(/^\{"challenge"/)
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/contact'),
  )
  await page.getByRole('button', { name: 'Message Now' }).click()

  expect((await sent).postData()).toContain('human_proof')
  await expect(page.getByRole('heading', { name: 'Thank you, we have your enquiry' })).toBeVisible()
})

test('LEAD-09 a form sent before its proof is ready waits for it, and is sent once', async ({
  page,
  baseURL,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/contact')) sent.push(request.url())
  })
  await page.goto(contactAt('copperjack', baseURL))
  await untilInteractive(page)
  await fillIn(page, 'Quicker')
  await page.getByRole('button', { name: 'Message Now' }).click()

  await expect(page.getByRole('heading', { name: 'Thank you, we have your enquiry' })).toBeVisible()
  expect(sent).toHaveLength(1)
})

test(
  'LEAD-09 a rejected proof is found again, and the second press sends the form',
  longRunOnly,
  async ({ page, baseURL }) => {
    await page.goto(contactAt('fairhand', baseURL))
    await untilInteractive(page)
    await fillIn(page, 'Refused at first')
    const proof = page.locator('[name="human_proof"]')
    await expect(proof).toHaveValue(/^a person/)
    await proof.evaluate((field: HTMLInputElement) => (field.value = 'a robot'))
    await page.getByRole('button', { name: 'Message Now' }).click()

    const alert = page.getByTestId('error-warning')
    await expect(alert).toContainText('Please press the button again')
    await expect(alert).toBeFocused()
    await expect(page.getByLabel('Message')).toHaveValue('Refused at first')
    await page.getByRole('button', { name: 'Message Now' }).click()
    await expect(page.getByRole('heading', { name: 'Thank you, we have your enquiry' })).toBeVisible()
  },
)

test('LEAD-09 without a proof the form is still sent', longRunOnly, async ({ page, baseURL }) => {
  await page.route('**/api/captcha', (route) => route.abort())
  await page.goto(contactAt('copperjack', baseURL))
  await untilInteractive(page)
  await fillIn(page, 'No captcha to be had')
  await page.getByRole('button', { name: 'Message Now' }).click()

  await expect(page.getByRole('heading', { name: 'Thank you, we have your enquiry' })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('LEAD-09 a form is accepted without a proof', async ({ page, baseURL }) => {
    await page.goto(contactAt('copperjack', baseURL))
    await fillIn(page, 'Without scripts')
    await page.getByRole('button', { name: 'Message Now' }).click()

    await expect(page.getByRole('heading', { name: 'Thank you, we have your enquiry' })).toBeVisible()
  })
})

function contactAt(slug: string, baseURL = '') {
  return `http://${slug}.localhost:${new URL(baseURL).port}/contact?category=General+Enquiry&step=enquiry`
}

async function fillIn(page: Page, message: string) {
  const form = page.locator('form.form')
  const [location] = await form.getByLabel('Location').all()
  await location?.selectOption({ index: 1 })
  await form.getByLabel('Name', { exact: true }).fill('Kim Nguyen')
  await form.getByLabel('Email', { exact: true }).fill('kim@example.com')
  await form.getByLabel('Phone', { exact: true }).fill('0412 345 678')
  const [field] = await form.getByLabel('Message').all()
  await field?.fill(message)
  await form.getByLabel('I agree to the terms of use.').check()
}
