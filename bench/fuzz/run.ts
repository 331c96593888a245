/**
 * Sends malformed requests to the built server: every kind of address, with damaged paths, parameters, headers and forms.
 * Fails if a response is a 5xx or takes longer than a second.
 *
 * Requests come from many addresses and few at a time, so that neither the limits nor the queue respond first.
 *
 *     npm run prove:fuzz [-- --requests 100000 --seed 1]
 */
import { parseArgs } from 'node:util'
import { sample } from 'fast-check'
import { startDemoServer, withoutAddressLimits } from '../../tests/support/server/demo-server.ts'
import { type OddRequest, oddRequest } from './odd-request.ts'
import { type Answered, sender } from './send.ts'

const MAX_MS = 1000
/** Fewer than the pages of one dealer that may be active at once. */
const AT_ONCE = 2
const BATCH = 1000

const { values: options } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '20261122' },
  },
})
const wanted = Number(options.requests)
const server = await startDemoServer({ LOG_LEVEL: 'fatal', ...withoutAddressLimits })
const { send, close } = sender(server.port)
const statuses = new Map<string, number>()
const faults: (Answered & { request: OddRequest })[] = []
let slowestMs = 0
let sent = 0

try {
  // The first search of a site builds its index.
  for (let nth = 0; nth < 40; nth++)
    await send({ method: 'GET', target: '/search', headers: {}, body: null }, nth)
  while (sent < wanted) {
    const seed = Number(options.seed) + sent
    const requests = sample(oddRequest, { numRuns: Math.min(BATCH, wanted - sent), seed })
    await Promise.all(Array.from({ length: AT_ONCE }, () => sendFrom(requests)))
    process.stderr.write(`\r${sent} of ${wanted}`)
  }
  process.stderr.write('\n')
} finally {
  close()
  await server.stop()
}

console.table(Object.fromEntries([...statuses].toSorted()))
console.log(`${sent} requests, the slowest ${Math.round(slowestMs)} ms, faults: ${faults.length}`)
for (const fault of faults.slice(0, 20)) console.log(JSON.stringify(fault))
if (faults.length > 0) process.exitCode = 1

async function sendFrom(requests: OddRequest[]) {
  for (let request = requests.pop(); request; request = requests.pop()) {
    sent += 1
    const answered = await send(request, sent)
    statuses.set(String(answered.status), (statuses.get(String(answered.status)) ?? 0) + 1)
    slowestMs = Math.max(slowestMs, answered.ms)
    const isFault = answered.status === null || answered.status >= 500 || answered.ms > MAX_MS
    if (isFault) faults.push({ ...answered, request })
  }
}
