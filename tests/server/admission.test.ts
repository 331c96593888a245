import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { describe, expect, test } from 'vitest'
import { admission } from '#server/admission/admission.ts'
import { outsideCall, type OutsideLimits } from '#server/admission/outside-calls.ts'
import { queueLimits } from '#server/admission/queue-limits.ts'
import { createMetrics } from '#server/health/metrics.ts'
import { frontApp, frontServer } from '../support/server/front.ts'
import { rawRequest, sendRaw } from '../support/server/raw-request.ts'
import { until } from '../support/server/until.ts'

test('OPS-07 requests that arrive together on one connection are answered one at a time', async () => {
  const pages = slowPages()
  const { port } = await frontServer({ handlePage: pages.handlePage })

  const answers = await pipelined(port, 4)

  expect(answers.match(/HTTP\/1\.1 200/g)).toHaveLength(4)
  expect(pages.maxAtOnce()).toBe(1)
})

test('OPS-07 five hundred requests at once on one connection are cut off, while a neighbour is served', async () => {
  const pages = slowPages()
  const { port, lines } = await frontServer({ handlePage: pages.handlePage })

  const attack = pipelined(port, 500)
  const neighbour = await sendRaw(port, rawRequest({ host: 'summit.localhost' }))
  const answers = await attack

  expect(neighbour.status).toBe(200)
  expect(answers.match(/HTTP\/1\.1 200/g)?.length).toBeLessThan(12)
  expect(answers.match(/HTTP\/1\.1 503/g)).toHaveLength(1)
  expect(answers).toMatch(/retry-after: \d/i)
  expect(pages.begun()).toBeLessThan(12)
  expect(lines.filter(({ level }) => level >= 50)).toEqual([])
})

test('OPS-07 between pages that wait for nothing, the server sees who has arrived meanwhile', async () => {
  let [inARow, most] = [0, 0]
  const { app } = frontApp({
    handlePage() {
      inARow += 1
      most = Math.max(most, inARow)
      setImmediate(() => (inARow = 0))
      return Promise.resolve(new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }))
    },
  })

  await Promise.all(Array.from({ length: 30 }, async () => app.request('http://harbour.localhost/search')))

  expect(most).toBeLessThanOrEqual(queueLimits.atOnceOneDealer)
})

test('OPS-07 a connection is as good as new once its requests are answered', async () => {
  const { port } = await frontServer()
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.setEncoding('latin1').on('data', (text) => (received += text))
  const answered = () => received.match(/HTTP\/1\.1 200/g)?.length ?? 0

  for (let round = 1; round <= 3; round++) {
    socket.write('GET / HTTP/1.1\r\nHost: harbour.localhost\r\n\r\n'.repeat(2))
    await until(() => Promise.resolve(answered() === round * 2))
  }
  socket.destroy()
})

describe('OPS-07 when the queue is full', () => {
  const oneAtATime = { ...queueLimits, atOnce: 1, atOnceOneDealer: 1, waiting: 0 }

  test('pages, API calls and background requests are refused, each in its own format, with when to try again', async () => {
    const { ask } = await crowdedApp()

    const [page, api, data] = await Promise.all(['/', '/api/search', '/search.data'].map((path) => ask(path)))

    expect([page, api, data].map((answer) => answer?.status)).toEqual([503, 503, 503])
    expect([page, api, data].map((answer) => Number(answer?.headers.get('retry-after')))).toEqual([5, 5, 5])
    expect(page?.headers.get('content-type')).toMatch(/^text\/html/)
    expect(await page?.text()).toContain('href="tel:')
    expect(await api?.json()).toEqual({ error: { code: 'unavailable', message: expect.any(String) } })
    expect(await data?.text()).not.toContain('<')
  })

  test('a form is returned with everything that was typed, and the number to call', async () => {
    const { ask } = await crowdedApp()
    const typed = { name: 'Kim <b>"O’Brien"', message: 'Is it still there?\nKim' }

    const answer = await ask('/contact?make=Ford', { method: 'POST', body: new URLSearchParams(typed) })

    const html = await answer.text()
    expect(answer.status).toBe(503)
    expect(html).toContain('hasn’t been sent')
    expect(html).toContain('<form method="post" action="/contact?make=Ford">')
    expect(html).toContain('value="Kim &lt;b&gt;&quot;O’Brien&quot;"')
    expect(html).toContain('Is it still there?\nKim"')
    expect(html).toContain('href="tel:')
  })

  test('health checks, metrics and files are still served', async () => {
    const { ask } = await crowdedApp()

    const statuses = await Promise.all(
      ['/healthz', '/readyz', '/favicon.svg', '/assets/entry-B4d1.js'].map(
        async (path) => (await ask(path)).status,
      ),
    )

    expect(statuses).toEqual([200, 200, 200, 200])
  })

  test('the metrics show how many wait and how many were refused', async () => {
    const metrics = createMetrics()
    const admitting = admission(metrics.admission, oneAtATime)
    metrics.watchQueue(admitting.figures)
    const { ask } = await crowdedApp(admitting)
    await ask('/')

    const text = await metrics.text()

    expect(text).toContain('requests_in_queue{state="active"} 1')
    expect(text).toContain('requests_in_queue{state="waiting"} 0')
    expect(text).toContain('requests_refused_total{because="queue full"} 1')
  })

  test('a page that fails returns its turn', async () => {
    const { app } = frontApp({ admission: admission({ refused() {} }, { ...oneAtATime, waiting: 1 }) })

    for (const expected of [500, 500, 500])
      expect((await app.request('http://harbour.localhost/fails')).status).toBe(expected)
    expect((await app.request('http://harbour.localhost/')).status).toBe(200)
  })

  /** An app whose only place is taken by a page that never ends. */
  async function crowdedApp(admitting = admission({ refused() {} }, { ...oneAtATime, waiting: 0 })) {
    const begun = Promise.withResolvers<void>()
    const { app } = frontApp({
      admission: admitting,
      handlePage: () => {
        begun.resolve()
        return new Promise(() => {})
      },
    })
    const ask = async (path: string, init?: RequestInit) =>
      app.request(`http://harbour.localhost${path}`, init)
    void ask('/never')
    await begun.promise
    return { ask }
  }
})

describe('OPS-07 while requests of a dealer wait for a service outside that has stopped answering', () => {
  const limits = { ...queueLimits, atOnce: 2, atOnceOneDealer: 1, nextStartAfterMs: 5, maxWaitMs: 200 }

  test('pages of every dealer are served', async () => {
    const { ask, admitting } = await stuckApp({ forms: 5 })

    expect(admitting.figures()).toEqual({ active: 0, waiting: 0, outside: 5 })
    expect((await ask('/')).status).toBe(200)
    expect((await ask('/', 'summit')).status).toBe(200)
  })

  test('no more than a dealer’s share may wait there, and the others are served', async () => {
    const { ask, admitting } = await stuckApp({ forms: 3, outside: { atOnce: 10, atOncePerDealer: 2 } })

    expect(admitting.figures()).toEqual({ active: 1, waiting: 0, outside: 2 })
    expect((await ask('/')).status).toBe(503)
    expect((await ask('/', 'summit')).status).toBe(200)
  })

  test('their turns end once, whether they had any left or not', async () => {
    const { ask, admitting, answer } = await stuckApp({
      forms: 3,
      outside: { atOnce: 10, atOncePerDealer: 2 },
    })
    answer()

    await until(() => isDeepStrictEqual(admitting.figures(), { active: 0, waiting: 0, outside: 0 }))
    for (let count = 0; count < 3; count++) expect((await ask('/')).status).toBe(200)
  })

  /** So many forms of one dealer wait for a service outside, until it answers. */
  async function stuckApp({ forms, outside }: { forms: number; outside?: OutsideLimits }) {
    const service = Promise.withResolvers<void>()
    const askService = outsideCall(() => service.promise)
    const admitting = admission({ refused() {} }, limits, outside)
    let asking = 0
    const { app } = frontApp({
      admission: admitting,
      async handlePage(request) {
        const isForm = request.method === 'POST'
        if (isForm) {
          const asked = askService()
          asking += 1
          await asked
        }
        return new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })
      },
    })
    const ask = async (path: string, dealer = 'harbour', init?: RequestInit) =>
      app.request(`http://${dealer}.localhost${path}`, init)
    for (let count = 1; count <= forms; count++) {
      void ask('/contact', 'harbour', { method: 'POST', body: new URLSearchParams({ name: 'Kim' }) })
      await until(() => asking === count)
    }
    return { ask, admitting, answer: service.resolve }
  }
})

test('OPS-07 no work is done for a visitor who leaves the queue', async () => {
  const admitting = admission({ refused() {} }, { ...queueLimits, atOnce: 1, atOnceOneDealer: 1 })
  const mayGoOn = Promise.withResolvers<void>()
  let begun = 0
  const { port } = await frontServer({
    async handlePage() {
      begun += 1
      await mayGoOn.promise
      return new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })
    },
    admission: admitting,
  })
  const queueIs = (active: number, waiting: number) =>
    until(() => isDeepStrictEqual(admitting.figures(), { active, waiting, outside: 0 }))
  const first = sendRaw(port, rawRequest())
  await queueIs(1, 0)
  const leaving = connect(port, '127.0.0.1')
  leaving.write(rawRequest())
  await queueIs(1, 1)
  leaving.destroy()
  await queueIs(1, 0)
  mayGoOn.resolve()
  await first

  expect((await sendRaw(port, rawRequest())).status).toBe(200)
  expect(begun).toBe(2)
})

test('OPS-07 reading has a generous limit per address, which pictures and files do not count towards', async () => {
  const { app } = frontApp({ readLimit: new RateLimiterMemory({ points: 2, duration: 60 }) })
  const ask = (path: string, remoteAddress = '198.51.100.1') =>
    app.request(`http://harbour.localhost${path}`, {}, { incoming: { socket: { remoteAddress } } })
  for (let count = 0; count < 5; count++) {
    await ask('/favicon.svg')
    await ask('/images?src=/a.jpg&w=640')
  }

  const statuses = []
  for (const path of ['/', '/search', '/api/search']) statuses.push((await ask(path)).status)

  expect(statuses).toEqual([200, 200, 429])
  expect((await ask('/', '198.51.100.2')).status).toBe(200)
})

/** Pages that take a moment, and count how many run. */
function slowPages() {
  let [begun, atOnce, maxAtOnce] = [0, 0, 0]
  return {
    async handlePage() {
      begun += 1
      atOnce += 1
      maxAtOnce = Math.max(maxAtOnce, atOnce)
      await pause(5)
      atOnce -= 1
      return new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })
    },
    begun: () => begun,
    maxAtOnce: () => maxAtOnce,
  }
}

/** Everything that comes back for so many pipelined requests. */
async function pipelined(port: number, count: number) {
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.setEncoding('latin1').on('data', (text) => (received += text))
  socket.on('error', () => {})
  await once(socket, 'connect')
  const request = 'GET /search HTTP/1.1\r\nHost: harbour.localhost\r\n\r\n'
  socket.write(request.repeat(count - 1) + rawRequest({ target: '/search' }))
  await once(socket, 'close')
  return received
}
