import { Agent, request } from 'node:http'
import { dealerOfEachTemplate } from '#demo/dealer-of-template.ts'
import { sampleEnquiry } from '../../tests/support/samples/sample-enquiry.ts'
import { type Survey, surveySite } from '../surface/survey-site.ts'

type Sent = { host: string; path: string; fields?: Record<string, string> }

const enquiry = {
  host: 'copperjack.localhost',
  path: '/api/leads',
  fields: { ...sampleEnquiry, category: 'General Enquiry', location: 'CJ-MIN' },
}
/** What scripts fetch. A browser asks for everything else as a page. */
const isForData = /^\/api\/|\.data(?:$|\?)/
/** A server that has just started is still compiling its code, and can't do as much. */
const HALF_RATE_MS = 5 * 60_000
/** One in so many requests is an enquiry, gets an error by design, or is a search that nobody has made before. */
const ENQUIRY_EVERY = 100
const ERROR_EVERY = 50
const NEW_SEARCH_EVERY = 20

/**
 * Sends requests at a steady rate, however long the responses take, each from one of many addresses. Before that it opens every
 * page once, one after the other, and for the first minutes it sends half as many: no server starts with all of its traffic.
 */
export async function steadyTraffic(port: number, perSecond: number) {
  // For each sample the server stops for about a second to collect its garbage. Connections that it may then close aren't used.
  const agent = new Agent({ keepAlive: true, maxSockets: 200, agentKeepAliveTimeoutBuffer: 3000 })
  const surveys: Survey[] = []
  for (const host of dealerOfEachTemplate.map((name) => `${name}.localhost`))
    surveys.push(await patientSurvey(host, port))
  const addresses = shuffled(surveys.flatMap(pagesOf))
  const statuses: Record<string, number> = {}
  const open = new Set<Promise<unknown>>()
  let sent = 0
  const failed: string[] = []
  const opened = await openAll(addresses)
  const started = performance.now()
  let ticks = 0
  const timer = setInterval(() => {
    ticks += 1
    if (performance.now() - started < HALF_RATE_MS && ticks % 2 === 0) return
    const turn = sendNext().finally(() => open.delete(turn))
    open.add(turn)
  }, 1000 / perSecond)

  async function sendNext() {
    sent += 1
    const next = sent % ENQUIRY_EVERY === 0 ? enquiry : read()
    const status = await sendNoted(next)
    statuses[status] = (statuses[status] ?? 0) + 1
  }

  async function sendNoted(next: Sent) {
    const status = await send(next)
    if (status === 'none' || status.startsWith('5')) failed.push(`${status} ${next.host}${next.path}`)
    return status
  }

  function read() {
    const { host, path } = someOf(sent % ERROR_EVERY === 1 ? opened.errors : opened.pages)
    const isNew = sent % NEW_SEARCH_EVERY === 0
    return { host, path: isNew ? `/search?query=${sent}&price_max=${20_000 + sent}` : path }
  }

  async function openAll(all: readonly Sent[]) {
    const [pages, errors]: [Sent[], Sent[]] = [[], []]
    for (const address of all) (Number(await sendNoted(address)) < 400 ? pages : errors).push(address)
    return { pages, errors }
  }

  function send({ host, path, fields }: Sent) {
    const body = fields === undefined ? '' : JSON.stringify({ ...fields, message: `Question ${sent}` })
    const method = fields === undefined ? 'GET' : 'POST'
    const headers = {
      host,
      accept: isForData.test(path) ? '*/*' : 'text/html,*/*;q=0.8',
      origin: `http://${host}`,
      'accept-encoding': 'br',
      'x-forwarded-for': `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`,
      ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    }
    const { promise, resolve } = Promise.withResolvers<string>()
    request({ port, host: '127.0.0.1', method, path, headers, agent }, (response) => {
      response.resume().on('close', () => resolve(String(response.statusCode)))
    })
      .on('error', () => resolve('none'))
      .end(body)
    return promise
  }

  return {
    failed,
    figures: () => ({ requests: sent, failed: failed.length, statuses }),
    async stop() {
      clearInterval(timer)
      await Promise.all(open)
      agent.destroy()
    },
  }
}

function shuffled(addresses: readonly Sent[]) {
  return addresses
    .map((address) => ({ address, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ address }) => address)
}

/** Some pages are far more popular than others: half of all requests go to an eighth of them. */
function someOf(addresses: readonly Sent[]) {
  return addresses[Math.floor(Math.random() ** 3 * addresses.length)] ?? { host: '', path: '/' }
}

/** A busy machine may need longer for a brochure than the server keeps a silent connection. */
async function patientSurvey(host: string, port: number, tries = 3): Promise<Survey> {
  try {
    return await surveySite(host, port)
  } catch (error) {
    if (tries === 1) throw error
    console.log(String(error))
    return patientSurvey(host, port, tries - 1)
  }
}

/** Every kind of page, all vehicles and locations, data and API of a site. */
function pagesOf({ host, addresses, slugs }: Survey) {
  const vehicles = (slugs.get('cars') ?? []).map((slug) => `/cars/${slug}`)
  const searches = [
    '/search?sort=price-asc',
    '/search?page=2',
    '/search.data',
    '/api/search',
    '/api/search/count',
  ]
  return [...addresses, ...vehicles, ...searches].map((path) => ({ host, path }))
}
