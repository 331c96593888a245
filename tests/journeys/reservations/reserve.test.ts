import { expect, test } from '@playwright/test'
import { axeFaults } from '../../support/browser/axe-faults.ts'
import { eachTemplateAt } from '../../support/browser/each-template-at.ts'
import { holdBackScripts } from '../../support/browser/hold-back.ts'
import {
  cancelReservation,
  giveDetails,
  openCheckout,
  originOf,
  payBy,
} from '../../support/browser/reserve.ts'
import { newNumber, signInAs } from '../../support/browser/sign-in.ts'
import { untilInteractive } from '../../support/browser/until-interactive.ts'
import { sampled } from '../../support/weight.ts'

test.beforeEach(({ page }) => {
  page.on('pageerror', (error) => expect.soft(error, 'nothing fails in the page').toBeUndefined())
})

for (const [slug, width] of sampled(eachTemplateAt(390, 1440, 768, 390), 3)) {
  test(`RSV-01 a visitor of ${slug} reserves a vehicle with a deposit, and gets it back`, async ({
    page,
    browser,
    baseURL,
  }, { workerIndex }) => {
    const origin = originOf(slug, baseURL)
    await page.setViewportSize({ width, height: 900 })
    const car = await openCheckout(page, origin, workerIndex)
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
    await expect(page.getByText('The deposit is 100% refundable.')).toBeVisible()
    expect(await axeFaults(page, { within: 'main' })).toEqual([])

    await giveDetails(page, workerIndex)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay your deposit')
    await expect(page.locator('.hold-clock__left')).toHaveText(/^1[45]:\d\d$/)
    expect(await axeFaults(page, { within: 'main' })).toEqual([])
    expect(await scrollsSideways(page)).toBe(false)
    await page.getByRole('button', { name: 'I need 10 more minutes' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'I need 10 more minutes' })).toBeVisible()

    await page.getByRole('button', { name: /^Pay \$[\d,]+\.00 securely$/ }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('This is a demo, so no money moves')).toBeVisible()
    await payBy(page, 'Pay')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Reserved for you')
    await expect(page.getByText(/^R-[2-9A-Z]{6}$/)).toBeVisible()
    expect(await axeFaults(page, { within: 'main' })).toEqual([])
    const calendar = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Add to calendar' }).click()
    expect((await calendar).suggestedFilename()).toBe('reservation.ics')

    await test.step('everyone sees that it is reserved', async () => {
      const other = await (await browser.newContext()).newPage()
      // Every page shows a change within two seconds.
      const offersIt = async () => {
        await other.goto(`${origin}/cars/${car}`)
        return other.getByRole('link', { name: /Reserve Now/ }).count()
      }
      await expect.poll(offersIt).toBe(0)
      const checkout = `/cars/${car}/checkout`
      await other.goto(origin + checkout)
      if (other.url().includes('/sign-in')) await signInAs(other, origin, newNumber(workerIndex), checkout)
      await expect(other.getByRole('heading', { level: 1 })).toHaveText('Someone else has reserved it')
      await other.context().close()
    })

    await cancelReservation(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /This reservation has ended|Your deposit has been refunded/,
    )
    await expect
      .poll(async () => {
        await page.reload()
        return page.getByRole('heading', { level: 1 }).textContent()
      })
      .toBe('Your deposit has been refunded')
  })
}

test('RSV-02 a press isn’t lost when the page’s scripts start during it', async ({ page, baseURL }, {
  workerIndex,
}) => {
  // Scrolled further, browsers hold on to what is in view.
  await page.setViewportSize({ width: 1440, height: 900 })
  await openCheckout(page, originOf('pemberwick', baseURL), workerIndex)
  await giveDetails(page, workerIndex)
  const releaseScripts = await holdBackScripts(page)
  await page.reload({ waitUntil: 'domcontentloaded' })
  const cancel = page.getByText('Cancel this reservation')

  await cancel.hover()
  await page.mouse.down()
  releaseScripts()
  await untilInteractive(page)
  await expect(page.locator('.hold-clock__left')).toHaveText(/\d/)
  await page.mouse.up()

  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This reservation is cancelled')
})

test('RSV-06 a visitor waits for a held vehicle, and it is theirs when it comes free', async ({
  page,
  browser,
  baseURL,
}, { workerIndex }) => {
  const origin = originOf('pemberwick', baseURL)
  const car = await openCheckout(page, origin, workerIndex)
  await giveDetails(page, workerIndex)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay your deposit')

  const second = await (await browser.newContext()).newPage()
  await second.goto(`${origin}/cars/${car}/checkout`)
  await giveDetails(second, workerIndex)
  await expect(second.getByText('You’re next.')).toBeVisible()
  expect(await axeFaults(second, { within: 'main' })).toEqual([])

  await cancelReservation(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This reservation is cancelled')
  await second.reload()
  await expect(second.getByRole('heading', { level: 1 })).toContainText('It’s your turn')
  await second.getByRole('button', { name: 'Reserve it now' }).click()
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Pay your deposit')
  await cancelReservation(second)
  await second.context().close()
})

async function scrollsSideways(page: import('@playwright/test').Page) {
  return page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
}
