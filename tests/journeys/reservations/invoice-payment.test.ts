import { expect, test } from '@playwright/test'
import { axeFaults } from '../../support/browser/axe-faults.ts'
import { originOf, payBy } from '../../support/browser/reserve.ts'
import { newNumber, signInAs } from '../../support/browser/sign-in.ts'
import { sampled } from '../../support/weight.ts'

const visits = [
  { slug: 'brindlewood', width: 390, javaScriptEnabled: true },
  { slug: 'longfence', width: 1440, javaScriptEnabled: false },
] as const

for (const { slug, width, javaScriptEnabled } of sampled(visits, 1)) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test(`RSV-03 a customer of ${slug} pays an invoice and gets a receipt`, async ({ page, baseURL }, {
      workerIndex,
    }) => {
      const origin = originOf(slug, baseURL)
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`${origin}/online-payment`)
      await signInAs(page, origin, newNumber(workerIndex), page.url().slice(origin.length))
      await expect(page).toHaveURL(`${origin}/online-payment`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay an invoice or a deposit')

      await page.getByLabel('Invoice or contract number').fill('inv-20415')
      await page.getByLabel('Amount in dollars').fill('a lot')
      await page.getByRole('button', { name: 'Continue to payment' }).click()
      await expect(
        page.getByText('Please enter an amount in dollars and cents, such as 250.00.').first(),
      ).toBeVisible()
      await expect(page.getByLabel('Invoice or contract number')).toHaveValue('inv-20415')
      if (javaScriptEnabled) expect(await axeFaults(page, { within: 'main' })).toEqual([])

      await page.getByLabel('Amount in dollars').fill('$1,250.50')
      await page.getByLabel('Name').fill('Kim Nguyen')
      await page.getByLabel('Email for the receipt').fill('kim.invoice@example.com')
      await page.getByRole('button', { name: 'Continue to payment' }).click()
      await expect(page.getByText('$1,250.50')).toBeVisible()
      await payBy(page, 'Card declined')
      await expect(page.getByText(/declined/i).first()).toBeVisible()
      await payBy(page, 'Pay')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paid, thank you')
      await expect(page.getByRole('definition').filter({ hasText: 'INV-20415' })).toBeVisible()
      if (javaScriptEnabled) expect(await axeFaults(page, { within: 'main' })).toEqual([])

      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paid, thank you')

      await page.goto(`${origin}/online-payment`)
      await page.getByLabel('Invoice or contract number').fill('INV-20415')
      await page.getByLabel('Amount in dollars').fill('1250.5')
      await page.getByLabel('Name').fill('Kim Nguyen')
      await page.getByLabel('Email for the receipt').fill('kim.invoice@example.com')
      await page.getByRole('button', { name: 'Continue to payment' }).click()
      await expect(page.getByText('You’ve already paid this amount').first()).toBeVisible()
      if (javaScriptEnabled) expect(await axeFaults(page, { within: 'main' })).toEqual([])
      await page.getByLabel('Pay the same amount again').check()
      await page.getByRole('button', { name: 'Continue to payment' }).click()
      await expect(page.getByText('$1,250.50')).toBeVisible()
    })
  })
}
