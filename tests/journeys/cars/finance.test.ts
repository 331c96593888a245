import { expect, type Page, test } from '@playwright/test'
import { holdBackScripts } from '../../support/browser/hold-back.ts'
import { axeFaults } from '../../support/browser/axe-faults.ts'
import { longRunOnly, sampled } from '../../support/weight.ts'

// A whole visit is slow on a small machine.
test.describe.configure({ timeout: 120_000 })

test.beforeEach(({ page }) => {
  page.on('pageerror', (error) => expect.soft(error, 'nothing fails in the page').toBeUndefined())
})

const visits = [
  ['brindlewood', 1440],
  ['saltwren', 390],
] as const

for (const [slug, width] of sampled(visits, 1)) {
  test(`FIN-03 FIN-05 a visitor of ${slug} goes from a vehicle’s repayments to the pre-approval form`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await openFinancedCar(page, originOf(slug, baseURL))

    const box = page.getByRole('region', { name: /^(?:Car|Caravan) Finance$/ })
    await expect(box).toContainText(/Repayment\$[\d,]+ per week.*Comparison rate\*[\d.]+% p\.a\./)
    await expect(box.getByText('WARNING: This comparison rate')).toBeVisible()
    const size = (label: string) =>
      box
        .locator('div', { has: page.getByText(label, { exact: true }) })
        .locator('dd')
        .evaluate((dd) => [
          getComputedStyle(dd).fontSize,
          getComputedStyle(dd).fontWeight,
          getComputedStyle(dd).color,
        ])
    expect(await size('Comparison rate*')).toEqual(await size('Repayment'))
    expect(await size('Comparison rate*')).toEqual(await size('Interest rate'))
    await box.getByText('Finance disclaimer').click()
    await expect(box.getByText('Approved applicants only')).toBeVisible()
    const figure = await box.locator('dd').first().textContent()

    await box.getByRole('link', { name: 'Get Pre-Approved' }).click()
    await expect(page).toHaveURL(/\/finance-pre-approval\?.*car_id=.*#finance-form$/)
    await expect(page.locator('.financed-car dd').first()).toHaveText(figure ?? '')
  })
}

test('FIN-04 the calculator updates while typing, and its result is sent with the form', async ({
  page,
  baseURL,
}) => {
  await page.goto(`${originOf('pemberwick', baseURL)}/finance`)
  const calculator = page.getByRole('region', { name: 'Repayment calculator' })
  await expect(calculator.getByLabel('Interest rate, % p.a.')).toHaveValue('8.5')

  await calculator.getByLabel('Vehicle price').fill('26991')
  await expect(calculator).toContainText('$127.51 per week')
  await calculator.getByLabel('Interest rate, % p.a.').fill('10')
  await expect(calculator).toContainText('$132.02 per week')
  await expect(calculator).toContainText('$7,333.14 total interest')
  await expect(page.locator('#finance-form form')).toHaveAttribute('action', /price=26991.*rate=10#enquiry$/)

  await calculator.getByLabel('Deposit').fill('27000')
  await expect(calculator).not.toContainText('per week')
  await calculator.getByRole('button', { name: 'Calculate repayments' }).click()
  await expect(calculator.getByLabel('Deposit')).toBeFocused()
  await expect(calculator).toContainText('Deposit and trade-in together must be less than the price.')
  expect(await axeFaults(page)).toEqual([])
  await calculator.getByLabel('Deposit').fill('')
  await expect(calculator).toContainText('$132.02 per week')
  await expect(calculator).not.toContainText('Deposit and trade-in together')
})

test(
  'FIN-04 the calculator includes what was typed before the scripts loaded',
  longRunOnly,
  async ({ page, baseURL }) => {
    const releaseScripts = await holdBackScripts(page)
    await page.goto(`${originOf('pemberwick', baseURL)}/finance`, { waitUntil: 'commit' })
    const calculator = page.getByRole('region', { name: 'Repayment calculator' })

    await calculator.getByLabel('Vehicle price').fill('26991')
    releaseScripts()

    await expect(calculator).toContainText('$127.51 per week')
  },
)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'FIN-04 FIN-05 the calculator shows its result in the page, and the form is accepted',
    longRunOnly,
    async ({ page, baseURL }) => {
      await page.goto(`${originOf('copperjack', baseURL)}/finance`)
      await page.getByLabel('Vehicle price', { exact: true }).fill('26991')
      await page.getByRole('button', { name: 'Calculate repayments' }).click()
      await expect(page).toHaveURL(/\/finance\?price=26991&.*#calculator$/)
      await expect(page.getByRole('region', { name: 'Repayment calculator' })).toContainText(
        '$132.02 per week',
      )

      await page.getByLabel('Location').selectOption({ index: 1 })
      await fillInContact(page)
      await page.getByRole('button', { name: 'Continue' }).click()
      await finish(page)
      await page.getByRole('button', { name: /Enquire Now|Message Now/ }).click()
      await expect(page).toHaveURL(/\/success\?category=Finance\+Enquiry/)
    },
  )
})

async function openFinancedCar(page: Page, origin: string) {
  await page.goto(`${origin}/search`)
  const card = page.locator('.car-card', { hasText: 'per week' }).first()
  await page.goto(origin + ((await card.locator('h2 a, h3 a').first().getAttribute('href')) ?? '/'))
}

async function fillInContact(page: Page) {
  const form = page.locator('#finance-form')
  await form.getByLabel('Name').fill('Kim Nguyen')
  await form.getByLabel('Email').first().fill('kim@example.com')
  await form.getByLabel('Phone').first().fill('0412 345 678')
}

async function finish(page: Page) {
  const form = page.locator('#finance-form')
  const message = form.getByLabel('Message')
  if ((await message.count()) > 0) await message.fill('Please call me.')
  await form.getByLabel('I agree to the terms of use.').check()
}

function originOf(slug: string, baseURL: string | undefined) {
  return `http://${slug}.localhost:${new URL(baseURL ?? '').port}`
}
