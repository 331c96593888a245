import { expect, test } from '@playwright/test'
import { holdBack } from '../../support/browser/hold-back.ts'
import { axeFaults } from '../../support/browser/axe-faults.ts'
import { answerByKeyboard, tabToSend } from '../../support/browser/by-keyboard.ts'
import { eachTemplateAt } from '../../support/browser/each-template-at.ts'
import { originOf, stockOf } from '../../support/browser/reserve.ts'
import { newNumber, signInAs } from '../../support/browser/sign-in.ts'
import {
  answerCondition,
  fillIn,
  lookUp,
  passPhotos,
  visitFrom,
} from '../../support/browser/trade-in-steps.ts'
import { longRunOnly, sampled } from '../../support/weight.ts'
import { untilInteractive } from '../../support/browser/until-interactive.ts'

test.beforeEach(({ page }) => {
  page.on('pageerror', (error) => expect.soft(error, 'nothing fails in the page').toBeUndefined())
})

for (const [nth, [slug, width]] of sampled([...eachTemplateAt(390, 1440, 768).entries()], 3)) {
  test(`TRD-01 a keyboard user of ${slug} gets a value at ${width} pixels and accepts it`, async ({
    page,
    baseURL,
  }) => {
    await visitFrom(page, nth, width)
    await page.goto(`${originOf(slug, baseURL)}/trade-in`)
    expect(await axeFaults(page)).toEqual([])

    const rego = page.getByLabel('Registration', { exact: true })
    await rego.focus()
    await page.keyboard.type('CHOOSE')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('radio', { name: /Touring/ })).toBeVisible()
    expect(await axeFaults(page, { within: 'main' })).toEqual([])
    await page.getByRole('button', { name: 'Continue' }).press('Enter')
    await expect(page.getByTestId('error-warning')).toContainText('* Please choose one car.')
    await page.getByRole('radio', { name: /Touring/ }).press('Space')
    await page.getByRole('button', { name: 'Continue' }).press('Enter')

    await passPhotos(page)
    await expect(page.getByRole('heading', { name: /Touring/ })).toBeVisible()
    expect(await axeFaults(page, { within: 'main' })).toEqual([])
    await page.locator('#enquiry-heading').evaluate((heading) => {
      heading.tabIndex = -1
      heading.focus()
    })
    await tabToSend(page, answerByKeyboard)
    await page.keyboard.press('Enter')

    await expect(page.getByRole('heading', { name: 'What’s it like?' })).toBeVisible()
    expect(await axeFaults(page, { within: 'main' })).toEqual([])
    const range = page.locator('.offer-range__amount')
    const before = await range.textContent()
    await page.getByRole('radio', { name: /Dents or damage/ }).press('Space')
    await expect(range).not.toHaveText(before ?? '')
    await page.getByRole('button', { name: 'See my value' }).press('Enter')
    await expect(page.getByTestId('error-warning')).toContainText('How are the tyres?')
    await page.getByRole('radio', { name: /Plenty of tread/ }).press('Space')
    await page.getByRole('radio', { name: /Unmarked/ }).press('Space')
    await page.getByRole('radio', { name: /^No\b/ }).press('Space')
    await page.getByRole('button', { name: 'See my value' }).press('Enter')

    await expect(page.getByText('Valid until')).toBeVisible()
    expect(await axeFaults(page, { within: 'main' })).toEqual([])
    await page.getByRole('button', { name: 'Accept this offer' }).press('Enter')
    await expect(page.getByText('You’ve accepted our offer')).toBeVisible()
    expect(await axeFaults(page, { within: 'main' })).toEqual([])
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('TRD-08 a phone goes through every step, and its link opens on another device', async ({
    page,
    browser,
    baseURL,
  }) => {
    await visitFrom(page, 20, 390)
    await page.goto(`${originOf('brindlewood', baseURL)}/sell-my-car`)
    await lookUp(page, 'NEW001')
    await passPhotos(page)
    await expect(page).toHaveURL(/\/valuations\/[^?]+\?step=details$/)
    const link = (await page.locator('.finish-later a').getAttribute('href')) ?? ''
    await fillIn(page)
    await expect(page.getByText('A first estimate')).toBeVisible()

    const other = await (await browser.newContext()).newPage()
    await other.goto(link)
    await answerCondition(other)
    await other.getByRole('button', { name: 'Call me about it' }).click()
    await expect(other.getByText('We’ll call you')).toBeVisible()
    await other.context().close()
  })
})

test('TRD-08 reload and back lose nothing', async ({ page, baseURL }) => {
  await visitFrom(page, 21, 390)
  await page.goto(`${originOf('brindlewood', baseURL)}/trade-in`)
  await lookUp(page, 'CHOOSE')
  await page.getByRole('radio', { name: /Touring/ }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await passPhotos(page)
  await expect(page).toHaveURL(/step=details/)
  await page.reload()
  await expect(page.getByRole('heading', { name: /Touring/ })).toBeVisible()
  // The browser’s driver loses steps through pages that are still loading. `before-scripts-load` has such a step.
  await untilInteractive(page)

  await page.goBack()
  await expect(page.getByText('Photos of your car')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('radio', { name: /Touring/ })).toBeChecked()
  await page.goForward()
  await page.goForward()
  await expect(page.getByRole('heading', { name: /Touring/ })).toBeVisible()
})

test('TRD-04 while a car is looked up, the message changes every five seconds', async ({ page, baseURL }) => {
  await visitFrom(page, 22, 390)
  await page.goto(`${originOf('brindlewood', baseURL)}/trade-in`)
  await untilInteractive(page)
  await page.clock.install()
  const letAnswerArrive = await holdBack(page, '**/trade-in.data*')
  await lookUp(page, 'NEW001')

  const message = page.locator('.looking-up')
  await expect(message).toHaveText('Searching for your car...')
  await expect(message).toHaveAttribute('aria-live', 'polite')
  await page.clock.runFor(5000)
  await expect(message).toHaveText('Checking the registration...')
  letAnswerArrive()
  await expect(page).toHaveURL(/step=photos/)
})

test('TRD-08 a provider that is down is no dead end', longRunOnly, async ({ page, baseURL }) => {
  await visitFrom(page, 23, 768)
  await page.goto(`${originOf('brindlewood', baseURL)}/trade-in`)
  await lookUp(page, 'DOWN00')
  await expect(page.getByRole('alert')).toContainText('It’s a problem on our side')
  expect(await axeFaults(page, { within: 'main' })).toEqual([])
  await page.getByRole('button', { name: 'Try DOWN00 again' }).click()
  await expect(page.getByRole('alert')).toContainText('It’s a problem on our side')

  await page.getByRole('link', { name: 'Describe your car' }).click()
  await page.getByLabel('Make').fill('Mazda')
  await page.getByLabel('Model').fill('CX-5')
  await page.getByLabel('Year').fill('2021')
  await page.getByRole('button', { name: 'Continue' }).click()
  await fillIn(page)
  await expect(page.getByRole('heading', { name: 'Our buying team will be in touch' })).toBeVisible()
})

test(
  'TRD-05 a slow lookup is waited for, every step leads back, and an offer can be declined',
  longRunOnly,
  async ({ page, baseURL }) => {
    await visitFrom(page, 25, 390)
    await page.goto(`${originOf('brindlewood', baseURL)}/trade-in`)
    await untilInteractive(page)
    await lookUp(page, 'SLOW00')
    await expect(page.locator('.looking-up')).toBeVisible()
    await passPhotos(page)
    await expect(page).toHaveURL(/step=details/)
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect(page.getByText('Photos of your car')).toBeVisible()
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect(page.getByLabel('Registration', { exact: true })).toHaveValue('SLOW00')
    await page.goBack()
    await expect(page.getByText('Photos of your car')).toBeVisible()
    await passPhotos(page)
    await fillIn(page)
    await answerCondition(page)
    await page.getByRole('button', { name: 'No thanks' }).click()
    await expect(page.getByText('You’ve declined this offer')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Accept this offer' })).toBeVisible()
  },
)

test(
  'RSV-04 the trade-in of a purchase is valued online, and the purchase has the offer',
  longRunOnly,
  async ({ page, baseURL }, { workerIndex }) => {
    await visitFrom(page, 24, 390)
    const origin = originOf('brindlewood', baseURL)
    const [car = ''] = await stockOf(page, `${origin}/api/search?car_type=used`)
    await page.goto(`${origin}/checkout-journey?car_id=${car}`)
    if (page.url().includes('/sign-in'))
      await signInAs(page, origin, newNumber(workerIndex), page.url().slice(origin.length))
    await page.getByRole('button', { name: 'Start' }).click()
    await page.getByRole('radio', { name: /own funds/ }).check()
    await page.getByRole('button', { name: 'Continue', exact: true }).click()

    await page.getByRole('button', { name: 'Value it online first' }).click()
    await lookUp(page, 'NEW001')
    await passPhotos(page)
    await fillIn(page)
    await answerCondition(page)
    await page.getByRole('button', { name: 'Accept this offer' }).click()
    await expect(page.getByText('You’ve accepted our offer')).toBeVisible()
    await page.getByRole('link', { name: 'Back to your purchase' }).click()

    await expect(page).toHaveURL(/\/purchases\/.*step=trade-in/)
    await expect(page.getByText(/Your accepted offer: \$[\d,]+, valid until/)).toBeVisible()
    await page.getByRole('radio', { name: /^Yes, my 20/ }).check()
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(page).not.toHaveURL(/step=trade-in/)
  },
)
