import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  type ServerBuild,
} from 'react-router'
import { expect, test } from 'vitest'
import { createPageHandler } from '#server/handle-page.ts'
import { dealershipContext, requestFactsContext } from '#web/request/request-context.ts'
import { frontApp, type LogLine } from '../support/server/front.ts'
import { createLog } from '#server/log.ts'

test('a route receives its dealership and the facts of the request', async () => {
  const { app } = realRouter()

  const answer = await app.request('http://summit.localhost/api/who')

  expect(await answer.json()).toEqual({ name: 'Summit Motors', demo: false })
})

test('OPS-05 a form passes the router’s origin check behind a proxy that ends TLS', async () => {
  const { app } = realRouter({ trustedProxies: ['10.0.0.5'] })
  const behindTls = { 'x-forwarded-proto': 'https', origin: 'https://harbour.localhost' }
  const connection = { incoming: { socket: { remoteAddress: '10.0.0.5' } } }
  const form = { method: 'POST', body: new URLSearchParams({ name: 'Jane' }) }

  const answer = await app.request(
    'http://harbour.localhost/contact-us',
    { ...form, headers: behindTls },
    connection,
  )

  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/success?name=Jane')
})

test('OPS-03 an unexpected error in a route is logged once, with the request’s id and without the query', async () => {
  const { app, lines } = realRouter()

  const answer = await app.request('http://harbour.localhost/api/fails?phone=0412345678')

  const failures = lines.filter(({ level }) => level >= 50)
  expect(answer.status).toBe(500)
  expect(failures).toMatchObject([
    {
      requestId: answer.headers.get('x-request-id'),
      path: '/api/fails',
      err: { message: 'The loader had a bad day' },
    },
  ])
  expect(JSON.stringify(lines)).not.toContain('0412345678')
})

test('API-01 an API error has the API’s shape, however the route reported it', async () => {
  const { app, lines } = realRouter()

  const unexpected = await app.request('http://harbour.localhost/api/fails')
  const missing = await app.request('http://harbour.localhost/api/no-such-thing')
  const thrown = await app.request('http://harbour.localhost/api/refuses')
  const own = await app.request('http://harbour.localhost/api/own')

  expect([unexpected.status, missing.status, thrown.status, own.status]).toEqual([500, 404, 404, 422])
  expect(await unexpected.json()).toEqual({
    error: { code: 'unexpected', message: expect.stringMatching(/^Something went wrong/) },
  })
  expect(await missing.json()).toEqual({ error: { code: 'not_found', message: expect.any(String) } })
  expect(await thrown.json()).toEqual({ error: { code: 'not_found', message: expect.any(String) } })
  expect(await own.json()).toEqual({
    error: { code: 'invalid', message: 'Please look again.', fields: { name: 'missing' } },
  })
  expect(lines.filter(({ level }) => level >= 50)).toHaveLength(1)
})

test('a page that failed to render is an error page', async () => {
  const { app } = realRouter()

  const answer = await app.request('http://harbour.localhost/unrenderable')

  expect(answer.status).toBe(500)
  expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
  expect(await answer.text()).toContain(answer.headers.get('x-request-id'))
})

function realRouter(env: { trustedProxies?: string[] } = {}) {
  const lines: LogLine[] = []
  const log = createLog(
    { logLevel: 'info' },
    { write: (line) => void lines.push(JSON.parse(line) as LogLine) },
  )
  const { app } = frontApp({ handlePage: createPageHandler(smallBuild, { log }), env, log })
  return { app, lines }
}

/** The router as the build makes it, with a few routes that fail like real ones. */
const smallBuild = {
  entry: { module: { default: renderPage } },
  routes: routesOf({
    'contact-us': { default: () => null, action: thank },
    unrenderable: { default: () => null },
    'api/who': { loader: who },
    'api/fails': { loader: fail },
    'api/refuses': { loader: refuse },
    'api/own': { loader: refuseInOwnWords },
    '*': { default: () => null, loader: refuse },
  }),
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
} as unknown as ServerBuild

function routesOf(modules: Record<string, object>) {
  return Object.fromEntries(
    Object.entries(modules).map(([path, module]) => [path, { id: path, path, module }]),
  )
}

function renderPage(request: Request, status: number, headers: Headers) {
  if (request.url.endsWith('/unrenderable')) throw new Error('The page had a bad day')
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response('<!doctype html>', { status, headers })
}

function who({ context }: LoaderFunctionArgs) {
  const { demo } = context.get(requestFactsContext)
  return Response.json({ name: context.get(dealershipContext).site.name, demo })
}

async function thank({ request }: ActionFunctionArgs) {
  const name = (await request.formData()).get('name')
  return redirect(`/success?name=${String(name)}`, 303)
}

function fail() {
  throw new Error('The loader had a bad day')
}

function refuse() {
  throw data('There is no such thing', { status: 404 })
}

function refuseInOwnWords() {
  const error = { code: 'invalid', message: 'Please look again.', fields: { name: 'missing' } }
  return Response.json({ error }, { status: 422 })
}
