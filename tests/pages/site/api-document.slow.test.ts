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
import { signedIn } from '../../support/samples/signed-in.ts'
import { wholeApp } from '../../support/pages/whole-app.ts'
import { apiCases, unfinishedEnquiry, someLead, wellStocked } from '../../support/pages/api-cases.ts'

const document = openApiDocument(apiCalls) as ApiDocument
const reader = documentReader(document)
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
)

const none = createId()
const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }

describe('API-01 every response matches the document', () => {
  test('for valid and invalid requests of every operation', async () => {
    const dealer = await wellStocked()
    const ask = wholeApp(dealer)
    const customer = await signedIn(dealer)
    const { lead_id: lead } = await jsonOf(
      await ask('/api/leads', { method: 'POST', body: JSON.stringify(unfinishedEnquiry) }),
    )

    for (const [call, address, status, sent, isSignedIn] of apiCases) {
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

  test.each(apiCases.filter(([, , , sent]) => sent?.said !== undefined))(
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
    const tried = new Set(apiCases.map(([call, , status]) => `${call} ${status}`))

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

async function jsonOf(answer: Response) {
  return (await answer.json()) as Record<string, unknown>
}
