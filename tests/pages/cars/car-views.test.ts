import { describe, expect, test } from 'vitest'
import { createId } from '#data/create-id.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { originOf, visit } from '../../support/browser/visit.ts'

const browser = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/153.0 Safari/537.36',
}

describe('CAR-15 the views of a vehicle', () => {
  test('show on its page once there are any, and loading the page does not count', async () => {
    const { dealer, id } = await dealerWithCar()
    expect((await visit(dealer, '/cars/hilux')).text).not.toContain('Views')
    expect((await visit(dealer, '/cars/hilux', { method: 'HEAD' })).status).toBe(200)

    const [first, second] = [await report(dealer, { car_id: id }), await report(dealer, { car_id: id })]
    const other = await report(dealer, { car_id: id }, { 'user-agent': `${browser['user-agent']} Other/1` })

    expect([first, second, other].map(({ status, html }) => [status, JSON.parse(html)])).toEqual([
      [200, { views: 1 }],
      [200, { views: 1 }],
      [200, { views: 2 }],
    ])

    expect((await visit(dealer, '/cars/hilux')).text).toContain('Views 2')
  })

  test('don’t include bots or prefetched pages', async () => {
    const { dealer, id } = await dealerWithCar()

    await report(dealer, { car_id: id }, { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' })
    await report(dealer, { car_id: id }, { ...browser, 'sec-purpose': 'prefetch;prerender' })
    await report(dealer, { car_id: id }, {})

    expect((await visit(dealer, '/cars/hilux')).text).not.toContain('Views')
  })

  test.each([
    [{}, 400, 'bad_request'],
    [{ car_id: 7 }, 400, 'bad_request'],
    [[], 400, 'bad_request'],
    [{ car_id: createId() }, 404, 'not_found'],
    [{ car_id: "'; drop table cars; --" }, 404, 'not_found'],
  ])('with the body %j get the status %i', async (body, status, code) => {
    const answer = await report((await dealerWithCar()).dealer, body)

    expect(answer.status).toBe(status)
    expect(JSON.parse(answer.html)).toMatchObject({ error: { code } })
  })

  test('that fail to count don’t affect the page', async () => {
    const { dealer, id } = await dealerWithCar()
    const away = () => Promise.reject(new Error('The database is away'))
    const broken: Dealership = { ...dealer, views: { keyOf: away, count: away } }

    const response = await report(broken, { car_id: id })

    expect(response.status).toBe(500)
    expect((await visit(broken, '/cars/hilux')).status).toBe(200)
  })
})

async function dealerWithCar() {
  const id = createId()
  return { id, dealer: await dealership({ stock: [{ id, slug: 'hilux' }] }) }
}

function report(dealer: Dealership, body: unknown, headers: Record<string, string> = browser) {
  return visit(dealer, '/api/car-views', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: originOf(dealer), ...headers },
    body: JSON.stringify(body),
  })
}
