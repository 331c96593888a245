import { expect, test } from 'vitest'
import { createId } from '#data/create-id.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { originOf, visit } from '../../support/browser/visit.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { sampleCar } from '../../support/samples/sample-car.ts'
import { signedIn } from '../../support/samples/signed-in.ts'

const saved = 'Car Saved In Watchlist: the car is now available in your watchlist'
const removed = 'Car Removed: the car is no longer in your watchlist'
const full = 'Your watchlist is full. Remove a car first.'
const link = '<a href="/watchlist">View List</a>'

test('SAVE-03 removing a vehicle from an account’s list says so once, with a link to the list', async () => {
  const car = sampleCar({ slug: 'hilux' })
  const dealer = await dealership({ stock: [car] })
  const customer = await signedIn(dealer)
  await dealer.savedCars.save(customer.id, { carId: car.id }, 9)
  const browser = browserOf(dealer, customer.headers.cookie)

  await browser.post('/watchlist', { do: 'remove', car: car.id })
  const toast = await browser.toastOn('/watchlist')
  expect(toast).toContain(removed)
  expect(toast).toContain(link)
  expect(toast).not.toContain('role="alert"')
  expect(await browser.toastOn('/watchlist')).not.toContain(removed)
})

test('SAVE-03 the save that follows a sign-in says so on the page that it leads to', async () => {
  const { dealer, car, sms } = await dealerWithCodes()
  const browser = browserOf(dealer)

  const end = await signInToSave(browser, sms, car.id)
  expect(end.headers.get('location')).toBe('/cars/hilux')
  const toast = await browser.toastOn('/cars/hilux')
  expect(toast).toContain(saved)
  expect(toast).toContain(link)
  expect(await browser.toastOn('/cars/hilux')).not.toContain(saved)
})

test('SAVE-03 a save without room in the list is an alert with the message', async () => {
  const { dealer, car, sms } = await dealerWithCodes()
  const savedCars = { ...dealer.savedCars, save: () => Promise.resolve('full' as const) }
  const browser = browserOf({ ...dealer, savedCars })

  await signInToSave(browser, sms, car.id)
  const toast = await browser.toastOn('/cars/hilux')
  expect(toast).toContain('role="alert"')
  expect(toast).toContain(full)
})

test('SAVE-03 a save that fails after a sign-in is an alert too', async () => {
  const { dealer, sms } = await dealerWithCodes()
  const browser = browserOf(dealer)

  await signInToSave(browser, sms, createId())
  const toast = await browser.toastOn('/cars/hilux')
  expect(toast).toContain('role="alert"')
  expect(toast).toContain('We couldn’t save that car.')
})

async function dealerWithCodes() {
  const sms: string[] = []
  const car = sampleCar({ slug: 'hilux' })
  const dealer: Dealership = {
    ...(await dealership({ site: { forms: { captcha: 'off' } }, stock: [car] })),
    async sendSms({ text }) {
      sms.push(text)
      return { outcome: 'sent', answer: 'ok' }
    },
  }
  return { dealer, car, sms }
}

async function signInToSave(browser: ReturnType<typeof browserOf>, sms: string[], carId: string) {
  const wanted = { type: 'watchlist', redirect: '/cars/hilux', back: '/cars/hilux', save: carId }
  const asked = await browser.post(`/sign-in?${new URLSearchParams(wanted)}`, { phone: '0491 570 156' })
  const code = sms.at(-1)?.slice(0, 6) ?? ''
  return browser.post(asked.headers.get('location') ?? '', { do: 'confirm', code })
}

/** A browser without scripts, which keeps its cookies. */
function browserOf(dealer: Dealership, cookie = '') {
  const jar = new Map(cookie === '' ? [] : [pairOf(cookie)])
  const request = async (path: string, init: RequestInit = {}) => {
    const held = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await visit(dealer, path, {
      ...init,
      headers: { cookie: held, origin: originOf(dealer) },
    })
    for (const line of response.headers.getSetCookie()) {
      const [name, value] = pairOf(line.split(';')[0] ?? '')
      if (line.includes('Max-Age=0')) jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }
  return {
    post: (path: string, fields: Record<string, string>) =>
      request(path, { method: 'POST', body: new URLSearchParams(fields) }),
    toastOn: async (path: string) => {
      const { html } = await request(path)
      return html.slice(html.indexOf('class="toast-region"')).replace(/<script[^]*$/, '')
    },
  }
}

function pairOf(cookie: string): [string, string] {
  const at = cookie.indexOf('=')
  return [cookie.slice(0, at), cookie.slice(at + 1)]
}
