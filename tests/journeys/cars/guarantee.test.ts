import { expect, test } from '@playwright/test'
import { axeFaults } from '../../support/browser/axe-faults.ts'
import { originOf } from '../../support/browser/reserve.ts'
import { sampled } from '../../support/weight.ts'

const visits = [
  { slug: 'brindlewood', width: 390, javaScriptEnabled: true },
  { slug: 'pemberwick', width: 1440, javaScriptEnabled: true },
  { slug: 'copperjack', width: 768, javaScriptEnabled: false },
] as const

for (const { slug, width, javaScriptEnabled } of sampled(visits, 0)) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test(`RSV-05 a customer of ${slug} learns whether the guarantee covers them, and why not`, async ({
      page,
      baseURL,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`${originOf(slug, baseURL)}/used-car-guarantee`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Used-car guarantee')
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
      const check = page.getByRole('button', { name: 'Check' })

      await check.click()
      await expect(page.getByText('Please enter the day and time of the delivery.').first()).toBeVisible()

      await page.getByLabel('When did you get the vehicle?').fill(dayBefore())
      await page.getByLabel('Kilometres driven since').fill('1,250')
      await page.getByLabel('It’s damaged').check()
      await check.click()
      const answer = page.getByRole('alert')
      await expect(answer).toContainText('No, the guarantee doesn’t cover this')
      await expect(answer.getByRole('listitem')).toHaveCount(2)
      await expect(page.getByLabel('Kilometres driven since')).toHaveValue('1,250')

      await page.getByLabel('Kilometres driven since').fill('120')
      await page.getByLabel('It’s damaged').uncheck()
      await check.click()
      await expect(answer).toContainText('Yes, you’re covered')
      if (javaScriptEnabled) expect(await axeFaults(page, { within: 'main' })).toEqual([])
    })
  })
}

test('RSV-05 a dealer without a guarantee has no page that promises one', async ({ page, baseURL }) => {
  const response = await page.goto(`${originOf('saltwren', baseURL)}/used-car-guarantee`)
  expect(response?.status()).toBe(404)
})

/** Yesterday, as a field for day and time has it. Australia’s clocks differ by less than the day that is left. */
function dayBefore() {
  return new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString().slice(0, 16)
}
