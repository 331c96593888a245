import { describe, expect, test } from 'vitest'
import type { Dealership } from '#operations/sites/dealership.ts'
import { answerOf, originOf, visit } from '../../support/browser/visit.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { signedIn } from '../../support/samples/signed-in.ts'
import { sampleCar } from '../../support/samples/sample-car.ts'

const gated = {
  reservations: { enabled: true, gateCheckout: true },
  finance: { gatePersonalised: true },
  forms: { gateSpinToWin: true },
}
const dealer = await dealership({ site: gated, stock: [sampleCar({ slug: 'hilux' })] })
const open = await dealership({ stock: [sampleCar({ slug: 'hilux' })] })

describe('ROUTE-08 a page that needs a sign-in', () => {
  test.each([
    ['/cars/hilux/checkout?a=b', 'checkout'],
    ['/checkout-journey?car_id=1', 'checkout'],
    ['/personalised/finance', 'finance'],
    ['/spin-to-win', 'spin-to-win'],
    ['/online-payment?amount=200', 'online-payment'],
  ])('%s sends a visitor to sign in and back', async (path, type) => {
    const { status, headers } = await visit(dealer, path, {
      headers: { referer: `${originOf(dealer)}/search?make=Mazda` },
    })
    expect(status).toBe(302)
    expect(headers.get('location')).toBe(
      `/sign-in?${new URLSearchParams({ type, redirect: path, back: '/search?make=Mazda' })}`,
    )
    expect((await visit(dealer, path, await signedIn(dealer))).status).not.toBe(302)
    const { text } = await visit(dealer, headers.get('location') ?? '')
    expect(text).toContain('Go back')
    expect(text).not.toContain('Continue without signing in')
  })

  test('is open on a site that does not gate it, apart from payments', async () => {
    expect((await visit(open, '/personalised/finance')).status).toBe(200)
    expect((await visit(open, '/spin-to-win')).status).toBe(200)
    expect((await visit(open, '/online-payment')).status).toBe(302)
  })

  test('is never the trade-in or the sale of a car', async () => {
    expect((await visit(dealer, '/trade-in')).status).toBe(200)
    expect((await visit(dealer, '/sell-my-car')).status).toBe(200)
  })

  test('takes no way back to another website', async () => {
    const { headers } = await visit(dealer, '/spin-to-win', {
      headers: { referer: 'https://evil.example/a' },
    })
    expect(headers.get('location')).toBe('/sign-in?type=spin-to-win&redirect=%2Fspin-to-win&back=%2F')
  })

  test('stores the answers of a form whose sender is no longer signed in, and shows them on return', async () => {
    const sent = await visit(dealer, '/personalised/finance', {
      method: 'POST',
      headers: { origin: originOf(dealer) },
      body: new URLSearchParams({ name: 'Kim Nguyen', phone: 'not yet a number', message: 'Fixed, please' }),
    })
    expect(sent.status).toBe(303)
    expect(sent.headers.get('location')).toBe('/sign-in?type=finance&redirect=%2Fpersonalised%2Ffinance')
    const [draft = ''] = (sent.headers.get('set-cookie') ?? '').split(';')

    const { headers } = await signedIn(dealer)
    const back = await visit(dealer, '/personalised/finance', {
      headers: { cookie: `${headers.cookie}; ${draft}` },
    })
    expect(back.html).toContain('value="Kim Nguyen"')
    expect(back.html).toContain('value="not yet a number"')
  })
})

describe('SAVE-02 the watchlist calls', () => {
  test('save and remove the vehicle of the customer who has signed in', async () => {
    const car = await dealer.cars.findBySlug('hilux')
    const own = await signedIn(dealer)
    const change = { phone_number: own.phone, car_id: car?.id }
    expect(await call(dealer, '/api/watchlist/save-car', change, own)).toEqual([200, { success: true }])
    expect(await call(dealer, '/api/watchlist/save-car', change, own)).toEqual([200, { success: true }])
    const list = await answerOf(dealer, '/api/watchlist', own)
    expect(list.headers.get('cache-control')).toBe('no-store')
    expect(await list.json()).toEqual({ success: true, phone_number: own.phone, car_ids: [car?.id] })

    expect(await call(dealer, '/api/watchlist/remove-car', change, own)).toEqual([200, { success: true }])
    expect(await (await answerOf(dealer, '/api/watchlist', own)).json()).toMatchObject({ car_ids: [] })
  })

  test('refuse another number, a visitor, another site’s session, a form and rubbish', async () => {
    const car = await dealer.cars.findBySlug('hilux')
    const [own, other] = [await signedIn(dealer), await signedIn(dealer)]
    const change = { phone_number: other.phone, car_id: car?.id }
    for (const path of ['/api/watchlist/save-car', '/api/watchlist/remove-car']) {
      expect((await call(dealer, path, change, own))[0]).toBe(403)
      expect((await call(dealer, path, change, {}))[0]).toBe(401)
      expect((await call(open, path, change, own))[0]).toBe(401)
      expect((await call(dealer, path, { phone_number: own.phone }, own))[0]).toBe(400)
      expect((await call(dealer, path, { ...change, car_id: ['a'] }, own))[0]).toBe(400)
      const form = await answerOf(dealer, path, {
        method: 'POST',
        headers: { ...own.headers },
        body: new URLSearchParams({ phone_number: own.phone, car_id: car?.id ?? '' }),
      })
      expect(form.status).toBe(415)
    }
    expect(
      (await call(dealer, '/api/watchlist/save-car', { phone_number: own.phone, car_id: '1' }, own))[0],
    ).toBe(404)
    expect(await (await answerOf(dealer, '/api/watchlist', other)).json()).toMatchObject({ car_ids: [] })
  })

  test('merge what two devices saved, without loss', async () => {
    const shop = await dealership({
      stock: Array.from({ length: 5 }, (_, at) => sampleCar({ slug: `car-${at}` })),
    })
    const ids = await Promise.all(
      Array.from({ length: 5 }, async (_, at) => (await shop.cars.findBySlug(`car-${at}`))?.id ?? ''),
    )
    const own = await signedIn(shop)
    const cars = (some: string[]) => ({
      cars: some.map((car_id, at) => ({ car_id, saved_at: 1_770_000_000 + at, note: 'Blue' })),
    })
    const gone = '018f0000-0000-7000-8000-000000000000'
    await Promise.all([
      call(shop, '/api/watchlist/merge', cars(ids.slice(0, 3)), own),
      call(shop, '/api/watchlist/merge', cars([...ids.slice(2), gone]), own),
    ])
    const { car_ids: merged } = (await (await answerOf(shop, '/api/watchlist', own)).json()) as {
      car_ids: string[]
    }
    expect(merged.toSorted()).toEqual(ids.toSorted())
  })
})

type Sent = { headers?: Record<string, string> }

async function call(shop: Dealership, path: string, body: object, { headers = {} }: Sent) {
  const response = await answerOf(shop, path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return [response.status, await response.json()]
}
