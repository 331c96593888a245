import { describe, expect, test } from 'vitest'
import { DatabaseUnavailable } from '#data/outage/database-unavailable.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { takingTime } from '../../support/browser/human.ts'
import { sampleEnquiry } from '../../support/samples/sample-enquiry.ts'
import { originOf } from '../../support/browser/visit.ts'
import { wholeApp } from '../../support/pages/whole-app.ts'

const outages = [
  ['hangs', new DatabaseUnavailable()],
  ['has no connection left', new Error('timeout exceeded when trying to connect')],
  ['refuses connections', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
  ['is starting', wrapped(Object.assign(new Error('starting up'), { code: '57P03' }))],
] as const

const phone = '07 5555 0123'

describe('OPS-03 during a database outage', () => {
  test.each(outages)(
    '(it %s) a form keeps its values and shows the number to call',
    async (_how, failure) => {
      const dealer = await dealerWhoseLeadsFail(failure)
      const ask = wholeApp(dealer)

      const answer = await ask(
        '/contact',
        await sent(dealer, { ...sampleEnquiry, message: 'Is it still there?' }),
      )

      const html = await answer.text()
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
      expect(html).toContain(`or call us on ${phone}`)
      expect(html).toContain('Is it still there?')
      expect(html).toContain(`value="${sampleEnquiry.email}"`)
    },
  )

  test.each(outages)('(it %s) an API client gets Retry-After', async (_how, failure) => {
    const ask = wholeApp(await dealerWhoseLeadsFail(failure))

    const answer = await ask('/api/leads', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sampleEnquiry),
    })

    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await answer.json()).toMatchObject({ error: { code: 'unavailable' } })
  })

  test('a page that fails sends Retry-After and shows the number to call', async () => {
    const ask = wholeApp(await dealerWithoutCars())

    const answer = await ask('/cars/hilux')
    const inBackground = await ask('/cars/hilux.data')

    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await answer.text()).toContain(`href="tel:${phone.replaceAll(' ', '')}"`)
    expect([inBackground.status, inBackground.headers.get('retry-after')]).toEqual([503, '5'])
  })

  test('a form whose page also fails can be sent again with its values', async () => {
    const dealer = await dealerWithoutCars()
    const ask = wholeApp(dealer)

    const answer = await ask('/cars/hilux', await sent(dealer, sampleEnquiry))
    const inBackground = await ask('/cars/hilux.data', await sent(dealer, sampleEnquiry))

    const html = await answer.text()
    expect(answer.status).toBe(503)
    expect(html).toContain('<form method="post" action="/cars/hilux">')
    expect(html).toContain(`name="email" value="${sampleEnquiry.email}"`)
    expect(await inBackground.text()).toContain(`call us on ${phone}`)
  })

  test('any other failure stays a 500', async () => {
    const dealer = await dealerWhoseLeadsFail(new Error('A mistake of ours'))

    const answer = await wholeApp(dealer)('/contact', await sent(dealer, sampleEnquiry))

    expect([answer.status, answer.headers.get('retry-after')]).toEqual([500, null])
  })
})

async function dealerWhoseLeadsFail(failure: Error): Promise<Dealership> {
  const dealer = await dealership({ site: { phone } })
  return { ...dealer, leads: { ...dealer.leads, create: () => Promise.reject(failure) } }
}

async function dealerWithoutCars(): Promise<Dealership> {
  const dealer = await dealership({ site: { phone }, stock: [{ slug: 'hilux' }] })
  const findBySlug = () => Promise.reject(new DatabaseUnavailable())
  return { ...dealer, cars: { ...dealer.cars, findBySlug } }
}

async function sent(dealer: Dealership, fields: Record<string, string>): Promise<RequestInit> {
  const body = new URLSearchParams({ ...(await takingTime(dealer)), ...fields })
  return { method: 'POST', body, headers: { origin: originOf(dealer) } }
}

function wrapped(cause: Error) {
  return new Error('Failed query', { cause })
}
