import { describe, expect, test } from 'vitest'
import { originOf, visit } from '../../support/browser/visit.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { signedIn } from '../../support/samples/signed-in.ts'

const dealer = await dealership({
  site: { reservations: { enabled: true, takesPayments: true, takesInvoices: true } },
  stock: [{ slug: 'hilux' }],
})
const json = { 'content-type': 'application/json' }
const carId = (await dealer.cars.findBySlug('hilux'))?.id ?? ''

describe('OPS-05 input that can’t be stored never ends in a server error', () => {
  test.each([
    ['/account', { do: 'end-session', session: 'abc' }],
    ['/account', { do: 'end-session', session: '\u0000' }],
    ['/account', { name: '\u0000', email: 'a\ud800@b.co' }],
    ['/account/alerts', { email: 'a\u0000@b.co', state: '\u0000', 'price-drop-email': 'on' }],
    ['/account/phone', { do: 'confirm', code: '\u0000' }],
    ['/watchlist', { do: 'restore', at: '0000-01-01T00:00:00.000Z' }],
    ['/watchlist', { do: 'note', car: carId, note: '\u0000' }],
    ['/online-payment', { reference: 'A\u0000', amount: '1e5', name: '\u0000', email: 'a@b.co' }],
    ['/online-payment', { reference: 'INV-1', amount: '99999999999999999999', name: 'x', email: 'a@b.co' }],
  ])('in the form of %s: %j', async (path, fields) => {
    const { headers } = await signedIn(dealer)
    const body = new URLSearchParams(Object.entries(fields))
    expect(await post(path, { body, headers })).toBeLessThan(500)
  })

  test.each([
    ['/api/watchlist/merge', { cars: [{ car_id: carId, note: 'a\u0000b' }] }],
    ['/api/watchlist/merge', { cars: [{ car_id: carId, note: 'a\ud800b' }] }],
    ['/api/watchlist/merge', { cars: [{ car_id: carId, saved_at: 1e11 }] }],
    ['/api/watchlist/save-car', { car_id: carId, phone_number: '\u0000' }],
    ['/api/saved-searches', { address: '/search?make=%00' }],
    ['/api/saved-searches', { address: '/search?query=a\u0000' }],
    ['/api/saved-searches', { address: '/search?make=Toyota', seen_at: 1e11 }],
    ['/api/saved-searches/remove', { address: '/search?query=%00a' }],
  ])('in a call of %s: %j', async (path, body) => {
    const { headers } = await signedIn(dealer)
    const init = { body: JSON.stringify(body), headers: { ...json, ...headers } }
    expect(await post(path, init)).toBeLessThan(500)
  })
})

test('SAVE-04 a note from a device is stored without the characters that can’t be', async () => {
  const body = JSON.stringify({ cars: [{ car_id: carId, note: 'blue\u0000 one' }] })
  const { headers, id } = await signedIn(dealer)

  await post('/api/watchlist/merge', { body, headers: { ...json, ...headers } })

  expect(await dealer.savedCars.of(id)).toMatchObject([{ carId, note: 'blue one' }])
})

async function post(path: string, { body, headers }: { body: BodyInit; headers: Record<string, string> }) {
  const init = { method: 'POST', body, headers: { origin: originOf(dealer), ...headers } }
  return (await visit(dealer, path, init)).status
}
