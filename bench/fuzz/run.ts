/**
 * Sends malformed requests to the built server: every address of its routes, its forms and its API calls, with damaged paths,
 * parameters, headers and fields, and then requests that are not HTTP. A bad twin shows that faults are seen. Fails if a response is a 5xx, shows markup of the request,
 * leads to another site, lacks its security headers or takes longer than a second, or if memory grows.
 *
 * Requests come from many addresses and few at a time, so that neither the limits nor the queue respond first. A slow request is
 * sent again, alone: on a busy machine others may have taken its time.
 *
 *     npm run prove:fuzz [-- --requests 100000 --raw 20000 --seed 1]
 */
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { oneof, sample } from 'fast-check'
import { dealerOfEachTemplate } from '#demo/dealer-of-template.ts'
import { freePort } from '../../tests/support/server/built-server.ts'
import { startDemoServer, withoutAddressLimits } from '../../tests/support/server/demo-server.ts'
import { type Survey, surveySite } from '../surface/survey-site.ts'
import { numberOptions } from '../number-options.ts'
import { newCustomer, rememberLinks } from './found-links.ts'
import { memorySamples } from './memory-slope.ts'
import { missedAtTwin } from './missed-at-twin.ts'
import { type OddRequest, oddRequest } from './odd-request.ts'
import { sendRawRequests } from './raw-requests.ts'
import { sender } from './send.ts'

const MAX_MS = 1000
/** Fewer than the pages of one dealer that may be active at once. */
const AT_ONCE = 2
const BATCH = 1000
/** After this many batches others sign in: some requests delete an account or sign out. */
const RENEW = 5
const REPEATS = 3
/** Caches that are not full yet when the server is warm take less. */
const MAX_GROWTH_MB = 50

const { values: options } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    raw: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '20261122' },
  },
})
const {
  requests: wanted,
  raw: rawCount,
  seed: firstSeed,
} = numberOptions(options, ['requests', 'raw', 'seed'])
const started = performance.now()
const missed = await missedAtTwin()
const debuggerPort = await freePort()
const server = await startDemoServer({
  LOG_LEVEL: 'fatal',
  ...withoutAddressLimits,
  // Full before the server counts as warm. The usual 64 MB go on filling.
  PAGE_CACHE_MB: '8',
  NODE_OPTIONS: `--inspect=127.0.0.1:${debuggerPort}`,
})
const { send, close } = sender(server.port)
const memory = memorySamples(server.pid, debuggerPort)
const statuses = new Map<string, number>()
const faults: { faults: readonly string[]; request: OddRequest }[] = []
const slow: { request: OddRequest; ms: number }[] = []
const surveys: Survey[] = []
/** The cookies of someone who is signed in, by host. */
const customers = new Map<string, string>()
let notSignedIn = 0
let sent = 0

try {
  for (const slug of dealerOfEachTemplate) surveys.push(await surveySite(`${slug}.localhost`, server.port))
  for (const { host, addresses, forms, calls, names } of surveys)
    console.log(
      `${host}: ${addresses.length} addresses, ${forms.length} forms, ${calls.length} API calls, ${names.length} names`,
    )
  while (sent < wanted) {
    if (sent % (RENEW * BATCH) === 0) {
      for (const survey of surveys) {
        const customer = await newCustomer(survey, server.port)
        if (customer !== null) customers.set(survey.host, customer)
        else notSignedIn += 1
      }
    }
    const seed = firstSeed + sent
    const requests = oneof(...surveys.map((survey) => oddRequest(survey, customers.get(survey.host) ?? '')))
    const batch = sample(requests, { numRuns: Math.min(BATCH, wanted - sent), seed })
    await Promise.all(Array.from({ length: AT_ONCE }, () => sendFrom(batch)))
    await memory.take(sent, wanted)
    process.stderr.write(`\r${sent} of ${wanted}, faults: ${faults.length}`)
  }
  process.stderr.write('\n')
  const stillSlow = await sendAgain()
  const raw = await sendRawRequests(server.port, rawCount, firstSeed)
  report(stillSlow, raw)
} finally {
  close()
  await server.stop()
}

async function sendFrom(requests: OddRequest[]) {
  for (let request = requests.pop(); request; request = requests.pop()) {
    sent += 1
    const answered = await send(request, sent)
    statuses.set(String(answered.status), (statuses.get(String(answered.status)) ?? 0) + 1)
    const survey = surveys.find(({ host }) => host === request.host)
    if (survey && answered.location !== null) rememberLinks(survey, answered.location)
    if (answered.ms > MAX_MS) slow.push({ request, ms: answered.ms })
    if (answered.faults.length > 0) {
      faults.push({ faults: answered.faults, request })
      process.stderr.write(`\n${JSON.stringify(faults.at(-1))}\n`)
    }
  }
}

/** The fastest of a few repeats is what the request itself takes. */
async function sendAgain() {
  const again: typeof slow = []
  for (const { request } of slow) {
    let fastest = Infinity
    for (let nth = 0; nth < REPEATS; nth++) fastest = Math.min(fastest, (await send(request, ++sent)).ms)
    again.push({ request, ms: fastest })
  }
  return again.filter(({ ms }) => ms > MAX_MS)
}

function report(stillSlow: typeof slow, raw: Awaited<ReturnType<typeof sendRawRequests>>) {
  const growth = memory.figures()
  const slowest = Math.max(0, ...slow.map(({ ms }) => ms))
  console.table(Object.fromEntries([...statuses].toSorted()))
  console.table(growth)
  console.table(raw.counts)
  console.log(
    `${wanted} requests, of which faults: ${faults.length}; over ${MAX_MS} ms: ${slow.length} (the slowest ${Math.round(slowest)} ms), of which again when alone: ${stillSlow.length}; the machine's load: ${loadavg()[0]?.toFixed(1)}`,
  )
  console.log(
    `${raw.sent} raw requests, faults: ${raw.faults.length}; ${Math.round((performance.now() - started) / 1000)} s in all`,
  )
  if (notSignedIn > 0)
    console.log(
      `${notSignedIn} times no code came to sign in with, so someone who had signed in before went on.`,
    )
  for (const fault of stillSlow.slice(0, 20)) console.log(JSON.stringify(fault))
  for (const fault of raw.faults.slice(0, 20)) console.log(JSON.stringify(fault))
  const grown = growth['MB at the end, garbage collected'] - growth['MB when warm, garbage collected']
  console.log(`Memory after garbage collection: ${grown} MB more than when warm`)
  const grows = grown > MAX_GROWTH_MB
  for (const fault of missed) console.log(`Not seen at the bad twin: ${fault}`)
  if (faults.length + stillSlow.length + raw.faults.length + missed.length > 0 || grows) process.exitCode = 1
}
