import { expect, type Page, test } from '@playwright/test'
import { axeFaults } from '../../support/browser/axe-faults.ts'
import { originOf, stockOf } from '../../support/browser/reserve.ts'
import { newNumber, signInAs } from '../../support/browser/sign-in.ts'
import { sampled } from '../../support/weight.ts'

test.beforeEach(({ page }) => {
  page.on('pageerror', (error) => expect.soft(error, 'nothing fails in the page').toBeUndefined())
})

const visits = [
  { slug: 'brindlewood', width: 1440, javaScriptEnabled: true },
  { slug: 'pemberwick', width: 390, javaScriptEnabled: true },
  { slug: 'ampersand', width: 768, javaScriptEnabled: false },
] as const

for (const { slug, width, javaScriptEnabled } of sampled(visits, 1)) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test(`RSV-04 a visitor of ${slug} buys a vehicle online, step by step`, async ({
      page,
      browser,
      baseURL,
    }, { workerIndex }) => {
      const origin = originOf(slug, baseURL)
      await page.setViewportSize({ width, height: 900 })
      const phone = newNumber(workerIndex)
      await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': `198.51.77.${Number(phone.slice(-2))}` })
      const cars = await stockOf(page, `${origin}/api/search?car_type=used`)
      const buy = page.getByRole('link', { name: /^(?:Buy Online|Accept This Price)$/ })
      for (const car of cars.slice(workerIndex % 4)) {
        await page.goto(`${origin}/cars/${car}`)
        if ((await buy.count()) > 0) break
      }
      const price = await page.locator('.price').first().textContent()
      await page.goto(origin + ((await buy.first().getAttribute('href')) ?? ''))
      await signInIfAsked(page, { origin, workerIndex })
      await page.getByRole('button', { name: 'Start' }).click()
      await expect(page).toHaveURL(/\/purchases\//)
      await expect(page.locator('.car-summary')).toContainText(
        /\$[\d,]{5,}/.exec(price ?? '')?.[0] ?? 'no price',
      )
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
      if (javaScriptEnabled) expect(await axeFaults(page, { within: 'main' })).toEqual([])

      const goOn = page.getByRole('button', { name: 'Continue', exact: true })
      await goOn.click()
      await expect(page.getByRole('alert')).toContainText('Please choose how you’d like to pay.')
      await page.getByRole('radio', { name: /With finance/ }).check()
      await goOn.click()
      await page.getByRole('radio', { name: 'No', exact: true }).check()
      await goOn.click()
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
      const accessory = await page.locator('.purchase-extra').first().textContent()
      await page.locator('.purchase-extra input').first().check()
      await goOn.click()
      await expect(page).not.toHaveURL(/step=accessories/)
      if (page.url().includes('step=protection')) await goOn.click()
      await page.getByRole('radio', { name: 'Collect it from us' }).check()
      await goOn.click()

      await test.step('the review has the prices of the pages before it', async () => {
        const lines = page.locator('.purchase-review__lines')
        await expect(lines).toContainText(/\$[\d,]{5,}/.exec(price ?? '')?.[0] ?? 'no price')
        await expect(lines).toContainText(/\$[\d,.]+/.exec(accessory ?? '')?.[0] ?? 'Included')
        await expect(page.locator('.finance-figure')).toContainText('comparison')
        if (javaScriptEnabled) expect(await axeFaults(page, { within: 'main' })).toEqual([])
      })

      await test.step('another device goes on where this one was', async () => {
        const other = await (await browser.newContext()).newPage()
        await other.goto(page.url().split('?')[0] ?? '')
        await signInIfAsked(other, { origin, workerIndex })
        await expect(other.getByRole('heading', { name: 'Your purchase' })).toBeVisible()
        await other.context().close()
      })

      const form = page.locator('#enquiry')
      await form.getByLabel('Name').fill('Kim Nguyen')
      await form.getByLabel('Email').fill(`kim.${phone}@example.com`)
      await form.getByLabel('Phone').fill(phone)
      await form.getByLabel(/terms/i).first().check()
      await form.getByRole('button').last().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay your deposit')
    })
  })
}

/** Some dealers want to know who buys. Beyond that, the link of a purchase is enough. */
async function signInIfAsked(page: Page, { origin, workerIndex }: { origin: string; workerIndex: number }) {
  if (page.url().includes('/sign-in'))
    await signInAs(page, origin, newNumber(workerIndex), page.url().slice(origin.length))
}
