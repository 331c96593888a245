import { expect, test } from '@playwright/test'
import { axeFaults } from '../../support/browser/axe-faults.ts'
import { eachTemplateAt } from '../../support/browser/each-template-at.ts'
import { holdBackScripts } from '../../support/browser/hold-back.ts'
import { originOf } from '../../support/browser/reserve.ts'
import { longRunOnly, sampled } from '../../support/weight.ts'

for (const [slug, width] of sampled(eachTemplateAt(390, 1440, 768), 1)) {
  test(`RNG-01 a visitor of ${slug} finds a model by its body type`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${originOf(slug, baseURL)}/models`)
    expect(await axeFaults(page, { within: 'main' })).toEqual([])
    const bodies = page.getByRole('navigation', { name: 'Body types' }).getByRole('link')
    await bodies.nth(1).press('Enter')
    await expect(bodies.nth(1)).toHaveAttribute('aria-current', 'true')
    await page.locator('.model-tile').first().press('Enter')
    await expect(page).not.toHaveURL(/\/models/)
    expect(await axeFaults(page, { within: 'main' })).toEqual([])
  })
}

test(
  'RNG-01 a body type chosen before scripts run leaves only its models to choose from',
  longRunOnly,
  async ({ page, baseURL }) => {
    const letScriptsStart = await holdBackScripts(page)
    await page.goto(`${originOf('pemberwick', baseURL)}/models`, { waitUntil: 'domcontentloaded' })
    const models = page.getByLabel('Model', { exact: true }).getByRole('option')
    const all = await models.count()
    await page.getByLabel('Body type', { exact: true }).selectOption('Ute')
    letScriptsStart()
    await expect(models).toHaveText(['Nissan Navara'])
    expect(all).toBeGreaterThan(1)
    await page.getByLabel('Body type', { exact: true }).selectOption('Any')
    await expect(models).toHaveCount(all)
  },
)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('RNG-06 a visitor asks for a brochure, and for a part', longRunOnly, async ({ page, baseURL }) => {
    const origin = originOf('pemberwick', baseURL)
    await page.goto(`${origin}/models`)
    await page.getByLabel('Model', { exact: true }).selectOption('Nissan Navara')
    await page.getByRole('button', { name: 'Go' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nissan Navara')
    await page.getByRole('link', { name: 'Request a brochure' }).click()
    const form = page.locator('#enquiry')
    await form.getByLabel('Name').fill('Kim Nguyen')
    await form.getByLabel('Email').fill('kim.range@example.com')
    await form.getByLabel('Phone').fill('0491 570 006')
    await form.getByLabel(/terms/i).first().check()
    await form.getByRole('button', { name: 'Request the brochure' }).click()
    await expect(page).toHaveURL(/\/success/)

    await page.goto(`${origin}/accessories`)
    await page.getByLabel('Part, part number or vehicle').fill('t95006rf0a')
    await page.getByRole('button', { name: 'Search parts' }).click()
    await expect(page.locator('main').getByRole('status')).toHaveText('1 part found')
    await page.getByRole('link', { name: /^Ask about it ?: Tow bar/ }).click()
    await expect(page.getByRole('heading', { name: 'Ask for accessories' })).toBeVisible()
  })
})
