import { expect, test } from '@playwright/test'
import {
  cancelReservation,
  giveDetails,
  openCheckout,
  originOf,
  payBy,
} from '../../support/browser/reserve.ts'
import { longRunOnly, sampled } from '../../support/weight.ts'

for (const javaScriptEnabled of sampled([true, false], 1)) {
  test.describe(javaScriptEnabled ? 'at the payment provider' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('RSV-03 after a declined card and a refused approval, the bank’s approval pays', async ({
      page,
      baseURL,
    }, { workerIndex }) => {
      await openCheckout(page, originOf('saltwren', baseURL), workerIndex)
      await giveDetails(page, workerIndex)
      await page.getByRole('button', { name: /^Pay / }).click()
      await payBy(page, 'Card declined')
      await expect(page.getByRole('alert')).toContainText('Your card was declined.')
      await payBy(page, 'Bank asks for approval')
      await page.getByRole('button', { name: 'Refuse' }).click()
      await expect(page.getByRole('alert')).toContainText('Your bank didn’t approve the payment.')
      await payBy(page, 'Bank asks for approval')
      await page.getByRole('button', { name: 'Approve' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Reserved for you')
      await cancelReservation(page)
    })

    test(
      'RSV-03 someone who leaves without paying keeps the vehicle and their details',
      longRunOnly,
      async ({ page, baseURL }, { workerIndex }) => {
        await openCheckout(page, originOf('copperjack', baseURL), workerIndex)
        await giveDetails(page, workerIndex)
        await page.getByRole('button', { name: /^Pay / }).click()
        await payBy(page, 'Go back without paying')
        await expect(page.getByText('You haven’t paid yet')).toBeVisible()
        await expect(page.getByText('You haven’t been charged.')).toBeVisible()

        // Where the provider can’t say yet, nobody pays twice by mistake.
        await page.goto(page.url().replace('payment=left', 'payment=done'))
        await expect(page.getByText('Waiting for the payment to be confirmed')).toBeVisible()
        await expect(page.getByRole('button', { name: /^Pay / })).toBeHidden()
        await page.getByText('I haven’t paid yet').click()
        await page.getByRole('button', { name: /^Pay / }).click()
        await payBy(page, 'Pay, with no notice')
        await expect(page.getByRole('heading', { level: 1 })).toContainText('Reserved for you')
        await cancelReservation(page)
      },
    )

    test(
      'RSV-03 a refund that fails at first is tried again',
      longRunOnly,
      async ({ page, baseURL }, { workerIndex }) => {
        await openCheckout(page, originOf('pemberwick', baseURL), workerIndex)
        await giveDetails(page, workerIndex)
        await page.getByRole('button', { name: /^Pay / }).click()
        await page.getByLabel('If this payment is refunded, the first try fails').check()
        await payBy(page, 'Pay')
        await expect(page.getByRole('heading', { level: 1 })).toContainText('Reserved for you')
        await cancelReservation(page)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('This reservation has ended')
        await expect(page.getByText('is on its way back to the card you paid with')).toBeVisible()
        const heading = async () => {
          await page.reload()
          return page.getByRole('heading', { level: 1 }).textContent()
        }
        // The second try comes about five seconds after the first.
        await expect.poll(heading, { timeout: 30_000 }).toBe('Your deposit has been refunded')
      },
    )
  })
}

const notices = [
  'Pay, with the notice sent twice',
  'Pay, with notices out of order',
  'Pay, with a late notice',
]
for (const choice of sampled(notices, 1)) {
  test(
    `RSV-03 ${choice.toLowerCase()}: the vehicle is held`,
    longRunOnly,
    async ({ page, baseURL }, { workerIndex }) => {
      await openCheckout(page, originOf('longfence', baseURL), workerIndex)
      await giveDetails(page, workerIndex)
      await page.getByRole('button', { name: /^Pay / }).click()
      await payBy(page, choice)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Reserved for you')
      await cancelReservation(page)
    },
  )
}
