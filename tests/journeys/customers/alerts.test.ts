import { expect, type Page, test } from '@playwright/test'
import { axeFaults } from '../../support/browser/axe-faults.ts'
import { eachTemplateAt } from '../../support/browser/each-template-at.ts'
import { newNumber, signInAs } from '../../support/browser/sign-in.ts'
import { longRunOnly, sampled } from '../../support/weight.ts'
import { untilInteractive } from '../../support/browser/until-interactive.ts'

test.beforeEach(({ page }) => {
  page.on('pageerror', (error) => expect.soft(error, 'nothing fails in the page').toBeUndefined())
})

for (const [slug, width] of sampled(eachTemplateAt(390, 768, 1440, 390), 3)) {
  test(`SAVE-06 a customer of ${slug} chooses alerts for the searches of their device`, async ({
    page,
    baseURL,
  }, { workerIndex }) => {
    const origin = originOf(slug, baseURL)
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${origin}/search?car_type=used&km=%3A900000`)
    await untilInteractive(page)
    await page.getByRole('button', { name: 'Save this search' }).click()
    await expect(page.locator('.toast')).toContainText('Search saved on this device.')

    await page.goto(`${origin}/saved-searches`)
    const offer = page.getByRole('link', { name: 'Email or text me new matches' })
    const signIn = (await offer.getAttribute('href')) ?? ''
    await signInAs(page, origin, newNumber(workerIndex), signIn)
    await expect(page).toHaveURL(`${origin}/account/alerts`)

    await test.step('the search moves to the account', async () => {
      await page.goto(`${origin}/saved-searches`)
      await expect(page.getByText('Saved in your account')).toBeVisible()
      await expect(page.locator('.saved-search')).toHaveCount(1)
      await expect.poll(() => page.evaluate(() => localStorage.getItem('saved-searches'))).toBe(null)
      await offer.click()
      await expect(page.getByRole('link', { name: /^Used .*under 900,000 km$/ })).toBeVisible()
    })

    await test.step('nothing is ticked, and the keyboard chooses and saves', async () => {
      expect(await axeFaults(page, { within: 'main' })).toEqual([])
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
      await page.getByRole('group', { name: 'New matches' }).getByLabel('Text message').focus()
      await page.keyboard.press('Space')
      await page.getByLabel('Email', { exact: true }).last().focus()
      await page.keyboard.press('Enter')
      await expect(page.getByText('Your alerts are saved')).toBeVisible()
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
      expect(await scrollsSideways(page)).toBe(false)
    })

    await page.getByRole('button', { name: 'Stop all alerts' }).click()
    await expect(page.getByText('All alerts are stopped')).toBeVisible()
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'SAVE-06 a customer chooses alerts and confirms their email address',
    longRunOnly,
    async ({ page, baseURL }, { workerIndex }) => {
      const origin = originOf('copperjack', baseURL)
      await signInAs(page, origin, newNumber(workerIndex), '/sign-in?redirect=/account/alerts')
      await page.getByRole('group', { name: 'Price drops' }).getByLabel('Email').check()
      await page.getByRole('button', { name: 'Save my alerts' }).click()
      await expect(page.getByRole('alert')).toContainText('Enter the email address')
      const address = `alerts${workerIndex}-${Date.now()}@example.com`
      await page.locator('input[name=email]').fill(address)
      await page.getByRole('button', { name: 'Save my alerts' }).click()
      await expect(page.getByText('Your email address isn’t confirmed yet')).toBeVisible()

      await page.goto(await linkIn(page, origin, address))
      await page.getByRole('button', { name: 'Yes, that’s my address' }).click()
      await expect(page.getByText('Your email address is confirmed')).toBeVisible()
      await page.goto(`${origin}/account/alerts`)
      await expect(page.getByText('isn’t confirmed yet')).toHaveCount(0)
    },
  )
})

/** The link in the email to an address, on this site. */
async function linkIn(page: Page, origin: string, address: string) {
  let text = ''
  await expect
    .poll(async () => {
      const response = await page.goto(`${origin}/sandbox/messages.json`)
      const sandbox = (await response?.json()) as { messages: { to: string; text: string }[] } | undefined
      text = sandbox?.messages.find(({ to }) => to === address)?.text ?? ''
      return text
    })
    .toContain('/account/confirm-email/')
  return origin + (/\/account\/confirm-email\/[\w.-]+/.exec(text)?.[0] ?? '')
}

function scrollsSideways(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
}

function originOf(slug: string, baseURL: string | undefined) {
  return `http://${slug}.localhost:${new URL(baseURL ?? '').port}`
}
