import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { axeFaults } from '../../support/browser/axe-faults.ts'
import { eachTemplateAt } from '../../support/browser/each-template-at.ts'
import { askForCode, lastCode, newNumber, signInAs } from '../../support/browser/sign-in.ts'
import { longRunOnly, sampled } from '../../support/weight.ts'

for (const [slug, width] of sampled(eachTemplateAt(390, 1440, 768, 390), 0)) {
  test(`SAVE-06 a customer of ${slug} sees, downloads and deletes their data`, async ({ page, baseURL }, {
    workerIndex,
  }) => {
    const origin = `http://${slug}.localhost:${new URL(baseURL ?? '').port}`
    const number = newNumber(workerIndex)
    await page.setViewportSize({ width, height: 900 })
    await signInAs(page, origin, number, '/sign-in?redirect=/account/data')
    await expect(page.getByRole('heading', { name: 'My data' })).toBeVisible()
    expect(await axeFaults(page, { within: 'main' })).toEqual([])

    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download everything as a file' }).click()
    const file: unknown = JSON.parse(readFileSync(await (await download).path(), 'utf8'))
    expect(file).toMatchObject({
      accounts: [{ phone: `+61${number.slice(1)}` }],
      devices: [{}],
      enquiries: [],
    })

    await page.getByRole('button', { name: 'Delete everything' }).click()
    await expect(page.getByRole('alert')).toContainText('Please tick the box to confirm.')
    expect(await axeFaults(page, { within: 'main' })).toEqual([])
    await page.getByLabel(/Delete my account and data\./).check()
    await page.getByRole('button', { name: 'Delete everything' }).click()
    await expect(page.getByRole('heading', { name: 'Your data is deleted' })).toBeVisible()
    await page.goto(`${origin}/account`)
    await expect(page).toHaveURL(/\/sign-in/)
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'SAVE-06 a customer changes their number and then deletes their data',
    longRunOnly,
    async ({ page, baseURL }, { workerIndex }) => {
      const origin = `http://copperjack.localhost:${new URL(baseURL ?? '').port}`
      const [first, second] = [newNumber(workerIndex), newNumber(workerIndex)]
      await signInAs(page, origin, first, '/sign-in?redirect=/account/phone')
      await askForCode(page, second)
      await page.getByLabel('6-digit code').fill(await lastCode(page, origin, second))
      await page.getByRole('button', { name: 'Change my number' }).click()
      await expect(page).toHaveURL(`${origin}/account`)
      await expect(page.getByText(second.replace(/(\d{4})(\d{3})/, '$1 $2 '))).toBeVisible()

      await page.goto(`${origin}/account/data`)
      await page.getByLabel(/Delete my account and data\./).check()
      await page.getByRole('button', { name: 'Delete everything' }).click()
      await expect(page.getByRole('heading', { name: 'Your data is deleted' })).toBeVisible()
    },
  )
})
