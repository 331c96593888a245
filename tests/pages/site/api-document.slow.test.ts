import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { describe, expect, test } from 'vitest'
import { createId } from '#data/create-id.ts'
import { apiCalls } from '#web/api/api-calls.ts'
import { openApiDocument } from '#web/api/openapi-document.ts'
import { type ApiDocument, documentReader } from '../../support/server/described-calls.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { cutOut, imageFront } from '../../support/server/image-front.ts'
import { sampleAppointments } from '../../support/samples/sample-appointments.ts'
import { sampleEnquiry } from '../../support/samples/sample-enquiry.ts'
import { chermside, nundah } from '../../support/samples/sample-places.ts'
import { signedIn } from '../../support/samples/signed-in.ts'
import { sampleQuote } from '../../support/samples/sample-quote.ts'
import { wholeApp } from '../../support/pages/whole-app.ts'

const document = openApiDocument(apiCalls) as ApiDocument
const reader = documentReader(document)
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
)

const [hilux, gone, none, someLead] = [createId(), createId(), createId(), createId()]
const { terms_conditions: _terms, ...partialFields } = { ...sampleEnquiry, form_completed: false }
const json = (body: unknown): Body => ({ body: JSON.stringify(body), said: body })
const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
const nonsense: Body = { body: '{' }
const form: Body = { body: 'phone_number=1', type: 'application/x-www-form-urlencoded' }

const evaluation = {
  evalid: 'SBX-NEW001',
  km: 5,
  cName: 'Kim Nguyen',
  cEmail: 'kim@example.com',
  cPhone: '1',
}
const savedValuation = { column_name: 'valuation', lead_id: someLead, id: 'VAL-1', low: 9000, high: 9500 }

type Body = { body: string; said?: unknown; type?: string }
type Case = [call: string, address: string, status: number, sent?: Body | undefined, isSignedIn?: boolean]

/** A form with a file. */
function files(parts: [name: string, value: string][]): Body {
  const written = parts.map(
    ([name, value]) =>
      `--line\r\ncontent-disposition: form-data; name="${name}"${name === 'file' ? '; filename="a.gif"' : ''}\r\n\r\n${value}\r\n`,
  )
  return { body: `${written.join('')}--line--\r\n`, type: 'multipart/form-data; boundary=line' }
}

/** Valid and invalid requests of every operation. `LEAD` is a partial lead. */
const cases: Case[] = [
  ['GET /api/openapi.json', '', 200],
  ['GET /api/geocode', '?postcode=4350', 200],
  ['GET /api/geocode', '?address=Toowoomba', 200],
  ['GET /api/geocode', '', 400],
  ['GET /api/geocode', '?postcode=9999', 404],
  ['GET /api/geocode', '?postcode=435', 422],
  ['GET /api/search', '', 200],
  ['GET /api/search', '?query=white+toyota+under+50k&near=4000&sortBy=price-asc', 200],
  ['GET /api/search', '?page=-2&price=cheap', 200],
  ['GET /api/search/count', '?make=Toyota&created_since=1', 200],
  ['GET /api/search/count', '?created_since=yesterday', 400],
  ['GET /api/cars', `?ids=${hilux},${none}`, 200],
  ['GET /api/cars', '', 400],
  ['GET /api/watchlist/cards', `?ids=${hilux},${gone},${none}&saved=1773000000,0,0`, 200],
  ['GET /api/watchlist/cards', '', 400],
  ['GET /api/cars/{id}/facts', hilux, 200],
  ['GET /api/cars/{id}/facts', none, 404],
  ['GET /api/cars/{id}/finance-disclaimer', hilux, 200],
  ['GET /api/cars/{id}/finance-disclaimer', none, 404],
  ['GET /api/finance-disclaimer', `?car_id=${hilux}`, 200],
  ['GET /api/finance-disclaimer', '', 400],
  ['GET /api/finance-disclaimer', '?car_id=x', 404],
  ['POST /api/phone-reveal', '', 200, json({ car_id: hilux })],
  ['POST /api/phone-reveal', '', 400, json({ car_id: 1 })],
  ['POST /api/phone-reveal', '', 404, json({ car_id: none })],
  ['POST /api/car-views', '', 200, json({ car_id: hilux })],
  ['POST /api/car-views', '', 400, nonsense],
  ['POST /api/car-views', '', 404, json({ car_id: none })],
  ['GET /api/cars/{slug}.pdf', 'hilux', 200],
  ['GET /api/cars/{slug}.pdf', 'nothing', 404],
  ['GET /api/cars/{slug}.pdf', 'gone', 410],
  ['GET /cars/{slug}/brochure.pdf', 'hilux', 200],
  ['GET /cars/{slug}/brochure.pdf', 'nothing', 404],
  ['GET /cars/{slug}/brochure.pdf', 'gone', 410],
  ['POST /api/leads', '', 201, json({ ...sampleEnquiry, car_id: hilux, location: '10' })],
  ['POST /api/leads', '', 201, json(partialFields)],
  ['POST /api/leads', '', 400, json({ name: ['Kim'] })],
  ['POST /api/leads', '', 400, nonsense],
  ['POST /api/leads', '', 422, json({ ...sampleEnquiry, email: 'kim@' })],
  ['PATCH /api/leads/{lead_id}', 'LEAD', 400, nonsense],
  ['PATCH /api/leads/{lead_id}', 'LEAD', 422, json({ message: '' })],
  ['PATCH /api/leads/{lead_id}', 'LEAD', 200, json({ form_completed: false, Rego: 'ABC 123' })],
  ['PATCH /api/leads/{lead_id}', 'LEAD', 200, json({ terms_conditions: true, location: '20' })],
  ['PATCH /api/leads/{lead_id}', 'LEAD', 409, json({ message: 'More' })],
  ['PATCH /api/leads/{lead_id}', none, 404, json({})],
  ['GET /api/test-drive/appointments', '?car_id=hilux', 200],
  ['GET /api/test-drive/appointments', '', 400],
  ['GET /api/test-drive/appointments', '?car_id=nothing', 404],
  ['GET /api/test-drive/appointments', '?car_id=hilux&location=21', 422],
  ['GET /api/service/appointments', '?location=20', 200],
  ['GET /api/service/appointments', '', 400],
  ['GET /api/service/appointments', '?location=99', 404],
  ['POST /api/events', '', 204, json({ events: [{ name: 'sort-changed', sort: 'latest' }] })],
  ['POST /api/events', '', 400, json({ events: [{ name: 'enquiry-sent' }] })],
  ['POST /api/events', '', 400, json({ events: [] })],
  ['GET /api/captcha', '', 200],
  ['POST /api/eval-expert/enter-vin', '', 200, json({ rego: 'new 001', state: 'qld' })],
  ['POST /api/eval-expert/enter-vin', '', 200, json({ rego: 'CHOOSE', state: 'qld' })],
  ['POST /api/eval-expert/enter-vin', '', 200, json({ rego: 'NONE00', state: 'qld' })],
  ['POST /api/eval-expert/enter-vin', '', 400, json({ rego: 'NEW001', state: 'nz' })],
  ['POST /api/eval-expert/enter-vin', '', 503, json({ rego: 'DOWN00', state: 'qld' })],
  ['POST /api/eval-expert/manual-entry', '', 200, json({ vin: '1', desc: 'none' })],
  ['POST /api/eval-expert/manual-entry', '', 400, json({ vin: '1', desc: '' })],
  ['POST /api/eval-expert/update-eval', '', 200, json(evaluation)],
  ['POST /api/eval-expert/update-eval', '', 400, json({ ...evaluation, km: '5' })],
  ['POST /api/eval-expert/update-eval', '', 400, json({ ...evaluation, km: 1.5 })],
  ['POST /api/miscellaneous', '', 200, json(savedValuation)],
  ['POST /api/miscellaneous', '', 400, json({ ...savedValuation, column_name: 'price' })],
  ['POST /api/miscellaneous', '', 404, json({ ...savedValuation, lead_id: none })],
  ['GET /images', '?src=/demo-media/none.webp&w=160', 404],
  ['GET /api/watchlist', '', 401],
  ['GET /api/watchlist', '', 200, undefined, true],
  ['POST /api/watchlist/save-car', '', 401, json({ phone_number: '0491 570 006', car_id: hilux })],
  ['POST /api/watchlist/save-car', '', 200, json({ phone_number: 'THEIRS', car_id: hilux }), true],
  ['POST /api/watchlist/save-car', '', 404, json({ phone_number: 'THEIRS', car_id: none }), true],
  ['POST /api/watchlist/save-car', '', 403, json({ phone_number: '0491 570 006', car_id: hilux }), true],
  ['POST /api/watchlist/save-car', '', 400, json({ car_id: hilux }), true],
  ['POST /api/watchlist/save-car', '', 415, form],
  ['POST /api/watchlist/remove-car', '', 401, json({ phone_number: '0491 570 006', car_id: hilux })],
  ['POST /api/watchlist/remove-car', '', 200, json({ phone_number: 'THEIRS', car_id: hilux }), true],
  ['POST /api/watchlist/remove-car', '', 403, json({ phone_number: '0491 570 006', car_id: hilux }), true],
  ['POST /api/watchlist/remove-car', '', 400, json({ phone_number: 5 }), true],
  ['POST /api/watchlist/remove-car', '', 415, form],
  ['POST /api/watchlist/merge', '', 401, json({ cars: [] })],
  [
    'POST /api/watchlist/merge',
    '',
    200,
    json({ cars: [{ car_id: hilux, saved_at: 1 }, { car_id: none }] }),
    true,
  ],
  ['POST /api/watchlist/merge', '', 400, json({ cars: [{ saved_at: 1 }] }), true],
  ['POST /api/watchlist/merge', '', 415, form],
  ['GET /api/saved-searches', '', 401],
  ['GET /api/saved-searches', '', 200, undefined, true],
  ['POST /api/saved-searches', '', 401, json({ address: '/search?make=Mazda' })],
  ['POST /api/saved-searches', '', 200, json({ address: '/search?make=Mazda', seen_at: 1 }), true],
  ['POST /api/saved-searches', '', 400, json({ address: 5 }), true],
  ['POST /api/saved-searches', '', 422, json({ address: '/about-us' }), true],
  ['POST /api/saved-searches', '', 415, form],
  ['POST /api/saved-searches/remove', '', 401, json({ address: '/search?make=Mazda' })],
  ['POST /api/saved-searches/remove', '', 200, json({ address: '/search?make=Mazda' }), true],
  ['POST /api/saved-searches/remove', '', 400, json({}), true],
  ['POST /api/saved-searches/remove', '', 415, form],
  ['POST /api/payments/webhook', '', 400, { type: 'application/json', body: '{"id":"unsigned"}' }],
  ['GET /images', '?src=/demo-media/none.webp&w=161', 400],
  ['POST /api/eval-expert/image-upload', '', 400, files([['evalid', 'E1']])],
  [
    'POST /api/eval-expert/image-upload',
    '',
    415,
    files([
      ['evalid', 'E1'],
      ['file', 'no image'],
    ]),
  ],
  [
    'POST /api/eval-expert/image-upload',
    '',
    422,
    files([
      ['evalid', 'E1'],
      ['file', 'GIF89a'],
    ]),
  ],
  ['POST /api/eval-expert/image-upload', '', 415, { body: '{}' }],
  ['POST /api/eval-expert/image-remove', '', 200, json({ evalid: 'E1', session: 's', image: none })],
  [
    'POST /api/eval-expert/image-remove',
    '',
    303,
    { ...form, body: `evalid=E1&image=${none}&back=/trade-in` },
  ],
  ['POST /api/eval-expert/image-remove', '', 400, json({ evalid: 'E1' })],
  ['POST /api/eval-expert/image-remove', '', 415, { body: 'E1', type: 'text/plain' }],
]

describe('API-01 every response matches the document', () => {
  test('for valid and invalid requests of every operation', async () => {
    const dealer = await wellStocked()
    const ask = wholeApp(dealer)
    const customer = await signedIn(dealer)
    const { lead_id: lead } = await jsonOf(
      await ask('/api/leads', { method: 'POST', body: JSON.stringify(partialFields) }),
    )

    for (const [call, address, status, sent, isSignedIn] of cases) {
      const [method = '', path = ''] = call.split(' ')
      const meant = address.replace('LEAD', String(lead))
      const asked = /\{\w+\}/.test(path) ? path.replace(/\{\w+\}/, meant) : path + meant
      const headers = {
        ...browser,
        ...(sent && { 'content-type': sent.type ?? 'application/json' }),
        ...(isSignedIn && customer.headers),
      }
      const body = sent?.body.replace('THEIRS', customer.phone).replace(someLead, String(lead))
      const answer = await ask(asked, { method, headers, ...(body !== undefined && { body }) })

      const about = `${call} ${address} ${sent?.body ?? ''}`
      expect(`${about}: ${answer.status}`).toBe(`${about}: ${status}`)
      expect(`${about}: ${await reader.differs(method, path, answer)}`).toBe(`${about}: null`)
    }
  })

  test.each(cases.filter(([, , , sent]) => sent?.said !== undefined))(
    'and the document accepts the same requests: %s %s %i %o',
    (call, _address, status, sent) => {
      const [method = '', path = ''] = call.split(' ')

      expect(reader.takes(method, path, sent?.said)).toBe(status !== 400)
    },
  )

  test('the cases cover every operation and each of its statuses', () => {
    const described = apiCalls.flatMap(({ method, path, responses }) =>
      Object.keys(responses).map((status) => `${method.toUpperCase()} ${path} ${status}`),
    )
    // Pictures need a server with images, below, and so do uploads. A bot's view (204), limits, a full list and a signed
    // event of the payment provider have their own tests.
    const elsewhere =
      /^GET \/images (?:200|304)$|image-upload (?:200|303|404|409)$|(?:save-car|saved-searches) 409$|^POST \/api\/car-views 204$|^POST \/api\/payments\/webhook 200$|(?:429|503)$/
    const tried = new Set(cases.map(([call, , status]) => `${call} ${status}`))

    expect(described.filter((answer) => !tried.has(answer) && !elsewhere.test(answer))).toEqual([])
  })

  test.each([
    ['with an undescribed field', (hit: object) => ({ ...hit, cost: 1 })],
    ['without a described field', (hit: object) => ({ ...hit, slug: undefined })],
    ['with another kind of value', (hit: object) => ({ ...hit, price: '45990' })],
  ])('a response %s is noticed', async (_what, spoilt) => {
    const found = await jsonOf(await wholeApp(await wellStocked())('/api/search'))
    const [hit, ...hits] = found['hits'] as object[]

    expect(await reader.differs('GET', '/api/search', Response.json(found))).toBeNull()
    const answer = Response.json({ ...found, hits: [spoilt(hit ?? {}), ...hits] })
    expect(await reader.differs('GET', '/api/search', answer)).toContain('hits[0]')
  })

  test('a picture', async () => {
    const { ask } = await imageFront({ demo: true })
    const first = await ask(`src=${cutOut}&w=160`)
    const again = await ask(`src=${cutOut}&w=160`, {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    })

    expect([first.status, again.status]).toEqual([200, 304])
    expect(await reader.differs('GET', '/images', first)).toBeNull()
    expect(await reader.differs('GET', '/images', again)).toBeNull()
  })

  test.each<[number, RequestInit, RateLimiterMemory?]>([
    [403, { headers: { origin: 'https://evil.example' }, body: '{}' }],
    [413, { body: JSON.stringify({ message: 'x'.repeat(70_000) }) }],
    [429, { body: '{}' }, new RateLimiterMemory({ points: 0, duration: 60 })],
  ])('%s for any request', async (status, init, writeLimit) => {
    const ask = wholeApp(await dealership(), writeLimit && { writeLimit })

    for (const call of operations.filter((one) => !one.startsWith('GET'))) {
      const [method = '', path = ''] = call.split(' ')
      const answer = await ask(path.replace('{lead_id}', none), { ...init, method })

      expect([call, answer.status]).toEqual([call, status])
      expect(await reader.differs(method, path, answer)).toBeNull()
    }
  })

  test('500 when something fails', async () => {
    const ask = wholeApp(await dealership(), { handlePage: () => Promise.reject(new Error('A bad day')) })

    for (const call of operations.filter((one) => one.includes(' /api/'))) {
      const [method = '', path = ''] = call.split(' ')
      const answer = await ask(path.replace(/\{\w+\}/, 'x'), { method })

      expect([call, answer.status]).toEqual([call, 500])
      expect(await reader.differs(method, path, answer)).toBeNull()
    }
  })
})

describe('API-01 every operation is in the document', () => {
  const routes = Object.values((build as ServerBuild).routes).flatMap((route) =>
    route?.path?.startsWith('api/') ? [route] : [],
  )
  const described = (path = '') =>
    `/${path.replaceAll(/:(\w+)/g, '{$1}')}`.replace('leads/{id}', 'leads/{lead_id}')

  test('and every documented operation is on the site', () => {
    const served = routes.map(({ path }) => described(path))

    expect(served).not.toEqual([])
    expect(
      Object.keys(document.paths)
        .filter((path) => path.startsWith('/api/'))
        .toSorted(),
    ).toEqual(served.toSorted())
  })

  test('with the methods that the site accepts', () => {
    for (const { path, module } of routes) {
      const methods = Object.keys(document.paths[described(path)] ?? {})

      expect([path, methods.includes('get')]).toEqual([path, module.loader !== undefined])
      expect([path, methods.some((method) => method !== 'get')]).toEqual([path, module.action !== undefined])
    }
  })

  test('the document is served, and names each operation once', async () => {
    const answer = await wholeApp(await dealership())('/api/openapi.json')
    const served = await jsonOf(answer)
    const names = JSON.stringify(served).match(/"operationId":"\w+"/g) ?? []

    expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
    expect(served).toEqual(JSON.parse(JSON.stringify(document)))
    expect(served['openapi']).toBe('3.1.1')
    expect(new Set(names).size).toBe(operations.length)
    expect(JSON.stringify(served)).not.toContain('$defs')
  })

  test('any other method gets a 405 with an Allow header', async () => {
    const ask = wholeApp(await dealership())

    for (const path of Object.keys(document.paths).filter((one) => one.startsWith('/api/'))) {
      const methods = Object.keys(document.paths[path] ?? {}).map((method) => method.toUpperCase())
      const known = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((one) => !known.includes(one))) {
        const answer = await ask(path.replace(/\{\w+\}/, none), { method })

        expect([method, path, answer.status]).toEqual([method, path, 405])
        expect(answer.headers.get('allow')).toBe(known.join(', '))
        expect(await jsonOf(answer)).toEqual({
          error: {
            code: 'method_not_allowed',
            message: `Use ${known.join(' or ')} at this address.`,
          },
        })
      }
    }
  })
})

/** A dealer with two locations, and vehicles with many details. */
function wellStocked() {
  return dealership({
    site: {
      appointments: sampleAppointments,
      locations: [chermside, nundah, { ...nundah, id: '10', name: 'Harbour Motors Wynnum', city: 'Wynnum' }],
      prices: { marketPriceSource: 'redbook' },
      finance: { provider: 'AusLoans' },
      reservations: { enabled: true },
      forms: { saveValuations: true },
    },
    stock: [
      {
        id: hilux,
        slug: 'hilux',
        locationId: '20',
        images: ['/demo-media/ute-front-f2f3f2.webp'],
        marketPrices: { stateAverageCents: 50_000_00, averageCents: null, kind: 'drive_away' },
        financeLenders: { AusLoans: sampleQuote() },
        variant: { cylinders: 4, torque: '500 Nm' },
        specifications: { sleeps: 2 },
        registrationExpiry: '2027-05',
      },
      {
        slug: 'cx5',
        make: 'Mazda',
        model: 'CX-5',
        priceCents: null,
        year: null,
        odometerKm: null,
        preorder: true,
      },
      { slug: 'private', privateSuburb: 'Nundah', privatePostcode: '4012' },
      { slug: 'just-sold', status: 'sold', soldAt: new Date('2026-03-09T10:00:00+10:00') },
      { id: gone, slug: 'gone', status: 'sold', soldAt: new Date('2025-03-09T10:00:00+10:00') },
    ],
  })
}

async function jsonOf(answer: Response) {
  return (await answer.json()) as Record<string, unknown>
}
