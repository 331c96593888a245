/**
 * Sends hostile files to the built server: wrong types, files that are two things at once, bombs, truncated ones, huge
 * dimensions, names with paths, an eleventh image, eleven large ones at once, and sizes at the limit. Fails if one of them has
 * another response than it should, or if the server’s memory grows by more than 50 MB.
 *
 *     npm run prove:uploads [-- --requests 500]
 */
import { Agent, request as ask } from 'node:http'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { IMAGE_UPLOAD_PATH } from '#domain/uploads/image-upload-path.ts'
import { freePort } from '../../tests/support/server/built-server.ts'
import { startDemoServer, withoutAddressLimits } from '../../tests/support/server/demo-server.ts'
import {
  type HostileRequest,
  hostileUploads,
  messages,
  REQUESTS_IN_ROUND,
} from '../../tests/support/uploads/hostile-uploads.ts'
import { numberOptions } from '../number-options.ts'
import { collectGarbage } from './collect-garbage.ts'
import { imageProgramsOf, megabytesOf } from './memory-of.ts'

const MAX_GROWTH_MB = 50
const WARM_UP_ROUNDS = 3
const LARGE_BYTES = 9_900_000
const host = 'brindlewood.localhost'
const agent = new Agent({ keepAlive: true, maxSockets: 20 })

const { values } = parseArgs({ options: { requests: { type: 'string', default: '500' } } })
const { requests: wanted } = numberOptions(values, ['requests'])
const rounds = Math.ceil(wanted / REQUESTS_IN_ROUND)
const debuggerPort = await freePort()
const server = await startDemoServer({
  LOG_LEVEL: 'fatal',
  NODE_OPTIONS: `--inspect=127.0.0.1:${debuggerPort}`,
  ...withoutAddressLimits,
})
const answers = new Map<string, number>()
const faults: string[] = []
const peak = { server: 0, program: 0 }
let nth = 0

try {
  const large = await largePhoto()
  // The first requests load code, which V8 goes on to compile. Small files only, so that all growth by large ones counts.
  for (let round = 1; round <= WARM_UP_ROUNDS; round++) await sendRound(-round, Buffer.from('GIF89a'))
  faults.length = 0
  answers.clear()
  await collectGarbage(debuggerPort)
  const before = megabytesOf(server.pid)
  const watching = setInterval(watch, 20)
  const start = performance.now()
  for (let round = 1; round <= rounds; round++) {
    await sendRound(round, large)
    process.stderr.write(`\r${round * REQUESTS_IN_ROUND} of ${rounds * REQUESTS_IN_ROUND}`)
  }
  clearInterval(watching)
  process.stderr.write('\n')

  const growth = peak.server - before
  console.log(
    `${rounds * REQUESTS_IN_ROUND} hostile uploads in ${Math.round((performance.now() - start) / 1000)} s`,
  )
  console.table(Object.fromEntries([...answers].toSorted().map(([status, count]) => [status, { count }])))
  console.table({
    'server before, MB': before,
    'server at its peak, MB': peak.server,
    'growth, MB': growth,
    'process that reads images, at its peak, MB': peak.program,
    faults: faults.length,
  })
  for (const fault of faults.slice(0, 20)) console.log(fault)
  if (faults.length > 0 || growth > MAX_GROWTH_MB) process.exitCode = 1
} finally {
  agent.destroy()
  await server.stop()
}

async function sendRound(round: number, large: Buffer) {
  for (const { what, requests, areAtOnce, statuses } of await hostileUploads(round, large)) {
    nth += 1
    const address = `10.${(nth >> 16) & 255}.${(nth >> 8) & 255}.${nth & 255}`
    const got = areAtOnce
      ? await Promise.all(requests.map((request) => send(request, address)))
      : await oneByOne(requests, address)
    for (const { status } of got) answers.set(String(status), (answers.get(String(status)) ?? 0) + 1)
    const seen = got.map(({ status }) => status).toSorted()
    if (seen.join() !== statuses.join()) faults.push(`${what}: ${seen.join(', ')}`)
    const wrong = got.find(({ status, message }) => messages[status] && message !== messages[status])
    if (wrong) faults.push(`${what}: ${wrong.status} “${wrong.message}”`)
  }
}

async function oneByOne(requests: HostileRequest[], address: string) {
  const got: Answered[] = []
  for (const request of requests) got.push(await send(request, address))
  return got
}

type Answered = { status: number; message: string | undefined }

function send({ type, body }: HostileRequest, address: string): Promise<Answered> {
  return new Promise((resolve) => {
    const headers = {
      host,
      'content-type': type,
      'content-length': body.length,
      'x-forwarded-for': address,
    }
    const to = {
      agent,
      port: server.port,
      host: '127.0.0.1',
      method: 'POST',
      path: IMAGE_UPLOAD_PATH,
      headers,
    }
    const call = ask(to, (answer) => {
      const chunks: Buffer[] = []
      answer
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('close', () =>
          resolve({ status: answer.statusCode ?? 0, message: messageIn(Buffer.concat(chunks)) }),
        )
    })
    call.on('error', () => resolve({ status: 0, message: undefined }))
    call.end(body)
  })
}

function messageIn(body: Buffer) {
  const { error } = JSON.parse(body.toString() || '{}') as { error?: { message: string } }
  return error?.message
}

/** Twelve million pixels of noise, which is the most that a photo under ten megabytes has to decode. */
async function largePhoto() {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const picture = sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#777', noise } })
  const photo = await picture.jpeg({ quality: 60 }).toBuffer()
  if (photo.length > LARGE_BYTES) throw new Error(`The photo has ${photo.length} bytes.`)
  return Buffer.concat([photo, Buffer.alloc(LARGE_BYTES - photo.length)])
}

function watch() {
  peak.server = Math.max(peak.server, megabytesOf(server.pid))
  for (const child of imageProgramsOf(server.pid)) peak.program = Math.max(peak.program, megabytesOf(child))
}
