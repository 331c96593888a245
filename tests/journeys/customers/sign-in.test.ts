import { expect, test } from '@playwright/test'
import { holdBackScripts } from '../../support/browser/hold-back.ts'
import { axeFaults } from '../../support/browser/axe-faults.ts'
import { eachTemplateAt } from '../../support/browser/each-template-at.ts'
import { askForCode, lastCode, newNumber, signInAs } from '../../support/browser/sign-in.ts'
import { longRunOnly, sampled } from '../../support/weight.ts'

test.beforeEach(({ page }) => {
  page.on('pageerror', (error) => expect.soft(error, 'nothing fails in the page').toBeUndefined())
})

for (const [slug, width] of sampled(eachTemplateAt(390, 1440, 768, 390), 1)) {
  test(`SAVE-01 a customer of ${slug} signs in with a code, and out`, async ({ page, baseURL }, {
    workerIndex,
  }) => {
    const origin = originOf(slug, baseURL)
    const number = newNumber(workerIndex)
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${origin}/sign-in?type=watchlist&redirect=/contact%3Fa=b&back=/search`)
    expect(await axeFaults(page, { within: 'main' })).toEqual([])

    await page.getByLabel('Mobile number').fill('07 3123 4567')
    await page.getByRole('button', { name: 'Text me a code' }).click()
    await expect(page.getByRole('alert')).toContainText(
      'Enter an Australian mobile number, such as 0412 345 678.',
    )

    await askForCode(page, number)
    await expect(page.getByRole('button', { name: 'Send a new code' })).toBeDisabled()
    expect(await axeFaults(page, { within: 'main' })).toEqual([])
    const code = await lastCode(page, origin, number)
    await page.getByLabel('6-digit code').fill(code === '000000' ? '111111' : '000000')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('alert')).toContainText('That code isn’t right.')
    await page.getByLabel('6-digit code').fill(`${code.slice(0, 3)} ${code.slice(3)}`)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${origin}/contact?a=b`)

    await page.goto(`${origin}/account`)
    await expect(page.getByText('This device')).toBeVisible()
    expect(await axeFaults(page, { within: 'main' })).toEqual([])
    await page.getByLabel('Name (optional)').fill('Kim Nguyen')
    await page.getByRole('button', { name: 'Save my details' }).click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()

    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(`${origin}/`)
    await page.goto(`${origin}/account`)
    await expect(page).toHaveURL(/\/sign-in\?type=account/)
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'SAVE-01 a customer signs in, and a second code has to wait',
    longRunOnly,
    async ({ page, browser, baseURL }, { workerIndex }) => {
      const origin = originOf('copperjack', baseURL)
      const number = newNumber(workerIndex)
      await signInAs(page, origin, number, '/sign-in?redirect=/account')
      await expect(page).toHaveURL(`${origin}/account`)

      const other = await browser.newPage({ javaScriptEnabled: false })
      await page.goto(`${origin}/sandbox`)
      await other.goto(`${origin}/sign-in?redirect=/account`)
      await other.getByLabel('Mobile number').fill(number)
      await other.getByRole('button', { name: 'Text me a code' }).click()
      await expect(other.getByRole('alert')).toContainText('We’ve just sent a code to this number.')
      await other.close()

      await page.goto(`${origin}/account`)
      await page.getByRole('button', { name: 'Sign out' }).click()
      await expect(page).toHaveURL(`${origin}/`)
      await page.goto(`${origin}/account`)
      await expect(page.getByLabel('Mobile number')).toBeVisible()
    },
  )
})

test(
  'SAVE-01 a code typed again before the scripts load keeps the focus',
  longRunOnly,
  async ({ page, baseURL }, { workerIndex }) => {
    const origin = originOf('copperjack', baseURL)
    const number = newNumber(workerIndex)
    await page.goto(`${origin}/sign-in?redirect=/account`)
    await askForCode(page, number)
    const code = await lastCode(page, origin, number)
    const releaseScripts = await holdBackScripts(page)
    await page.getByLabel('6-digit code').fill(code === '000000' ? '111111' : '000000')
    await page.getByRole('button', { name: 'Sign in' }).click({ noWaitAfter: true })
    await expect(page.getByRole('alert')).toContainText('That code isn’t right.')

    await page.getByLabel('6-digit code').fill(code)
    releaseScripts()
    await expect(page.getByText(/You can ask for another in/)).toBeVisible()
    await expect(page.getByLabel('6-digit code')).toBeFocused()
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL(`${origin}/account`)
  },
)

test('SAVE-01 a session works on its own site only, and an old cookie on none', async ({ browser, baseURL }, {
  workerIndex,
}) => {
  const [here, there] = [originOf('copperjack', baseURL), originOf('pemberwick', baseURL)]
  const context = await browser.newContext()
  const page = await context.newPage()
  await signInAs(page, here, newNumber(workerIndex), '/sign-in?redirect=/account')
  const cookies = await context.cookies(here)
  const session = cookies.find(({ name }) => name.endsWith('session'))
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' })

  await context.addCookies([{ name: session?.name ?? '', value: session?.value ?? '', url: there }])
  await page.goto(`${there}/account`)
  await expect(page).toHaveURL(/\/sign-in/)

  await page.goto(`${here}/account`)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(`${here}/`)
  await context.addCookies([{ name: session?.name ?? '', value: session?.value ?? '', url: here }])
  await page.goto(`${here}/account`)
  await expect(page).toHaveURL(/\/sign-in/)

  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(`${here}/account`)
  await expect(stranger).toHaveURL(/\/sign-in/)
})

function originOf(slug: string, baseURL: string | undefined) {
  return `http://${slug}.localhost:${new URL(baseURL ?? '').port}`
}
