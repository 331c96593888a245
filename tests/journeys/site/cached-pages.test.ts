import { expect, type Page, test } from '@playwright/test'
import { formatPhone } from '#domain/shared/format-phone.ts'
import {
  cancelReservation,
  openCheckout,
  giveDetails,
  originOf,
  stockOf,
} from '../../support/browser/reserve.ts'
import { newNumber, signInAs } from '../../support/browser/sign-in.ts'
import { sampled } from '../../support/weight.ts'

const slug = 'brindlewood'

for (const javaScriptEnabled of sampled([true, false], 0)) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('OPS-04 a page from the cache works like any other, also when it is opened again', async ({
      page,
      baseURL,
    }) => {
      const origin = originOf(slug, baseURL)
      const complaints: string[] = []
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
      page.on('pageerror', (error) => complaints.push(String(error)))
      const [car = ''] = await stockOf(page, `${origin}/api/search?size=1`)

      for (const path of ['/', '/search', `/cars/${car}`, '/locations']) {
        const first = await page.goto(origin + path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(first?.headers()['content-security-policy']).toMatch(/script-src 'sha256-.+' 'strict-dynamic'/)
        // The browser asks whether its page has changed, and shows its own.
        await page.reload()
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        if (javaScriptEnabled) await page.waitForFunction(isAlive)
      }
      expect(complaints).toEqual([])
    })
  })
}

test('OPS-04 nothing of one visitor is on a page that others get', async ({ page, browser, baseURL }, {
  workerIndex,
}) => {
  const origin = originOf('saltwren', baseURL)
  const number = newNumber(workerIndex)
  await signInAs(page, origin, number, '/account')
  const details = {
    name: 'Customer with an account',
    email: 'account@example.com',
    phone: formatPhone(`+61${number.slice(1)}`),
  }
  await page.getByLabel('Name').fill(details.name)
  await page.getByLabel('Email').fill(details.email)
  await page.getByRole('button', { name: 'Save my details' }).click()
  await expect(page.getByRole('alert')).toHaveText('Saved')
  const car = await openCheckout(page, origin, workerIndex)
  await giveDetails(page, workerIndex)
  const reservation = page.url()
  const [other = ''] = await stockOf(page, `${origin}/api/search?size=1`)
  await page.goto(`${origin}/cars/${other}`)
  await page.getByRole('button', { name: /^Save/ }).first().click()
  await page.goto(`${origin}/contact`)
  await expect(page.getByLabel('Name').first()).toHaveValue(details.name)
  await page.getByLabel('Name').first().fill('Visitor with a name')
  await page.getByLabel('Email').first().fill('visitor@example.com')

  const stranger = await (await browser.newContext()).newPage()
  const paths = [
    '/',
    '/search',
    `/cars/${car}`,
    `/cars/${other}`,
    '/contact',
    '/finance',
    '/locations',
    '/offers',
  ]
  for (const path of paths) {
    const own = await htmlOf(page, origin + path)
    const shared = await htmlOf(stranger, origin + path)
    for (const trace of [
      ...Object.values(details),
      'Visitor with a name',
      'visitor@example.com',
      number.slice(-6),
    ])
      expect.soft(shared, `${path} shows ${trace} to others`).not.toContain(trace)
    expect(own).not.toBe(shared)
  }
  await stranger.context().close()
  await page.goto(reservation)
  await cancelReservation(page)
})

/** Whether React has taken over the page. */
function isAlive() {
  return Object.keys(document.querySelector('main') ?? {}).some((name) => name.startsWith('__reactProps'))
}

async function htmlOf(page: Page, address: string) {
  const answer = await page.goto(address)
  return (await answer?.text()) ?? ''
}
