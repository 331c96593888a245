/**
 * Attacks one dealer of the built server and measures how long a visitor of another dealer waits: without an attack, while
 * one connection pipelines 500 searches repeatedly, and while 100 clients request pages as fast as they can. Both attacks
 * use the same search, which is rendered once for many, and then different ones. All of it runs with admission control off
 * and on, in turns. Fails if a neighbour waits too long with it on.
 *
 *     npm run prove:overload [-- --visits 100 --seconds 20 --rounds 2]
 */
import { parseArgs } from 'node:util'
import { startDemoServer, withoutAddressLimits } from '../../tests/support/server/demo-server.ts'
import { numberOptions } from '../number-options.ts'
import { type Answers, crowd, inventiveCrowd, inventivePipeliner, pipeliner, quiet } from './attacks.ts'
import { peakMegabytes } from './peak-memory.ts'
import { visitsInProcess } from './neighbour-process.ts'
import { waitsOf } from './neighbour.ts'

/** How long a neighbour may wait: half as long again as without an attack, or too short to notice. */
const MAX_SHARE = 1.5
const MAX_MS = 100

const { values: options } = parseArgs({
  options: {
    visits: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '20' },
    rounds: { type: 'string', default: '2' },
  },
})
const { visits, seconds, rounds } = numberOptions(options, ['visits', 'seconds', 'rounds'])
const attacked = 'copperjack.localhost'
const neighbour = 'brindlewood.localhost'
const scenes = {
  quiet,
  'one connection pipelines 500': pipeliner,
  'one pipelines 500 that differ': inventivePipeliner,
  '100 clients': crowd,
  '100 clients that differ': inventiveCrowd,
}

type Measured = { times: number[]; answers: Answers }
const measured = new Map<string, Measured>()
const peaks = new Map<string, number>()

for (let round = 0; round < rounds; round++) {
  await measure('off')
  await measure('on')
}

const rows = new Map(
  [...measured].map(([scene, { times, answers }]) => [
    scene,
    {
      ...waitsOf(times),
      'responses to the attack': [...answers].map(([what, count]) => `${count} × ${what}`).join(', '),
    },
  ]),
)
console.log('How long a neighbour waits for a search, in ms, with admission control off and on:')
console.table(Object.fromEntries(rows))
console.log('Peak memory of the server, in MB:', Object.fromEntries(peaks))

const allowed = Math.max(MAX_MS, MAX_SHARE * (rows.get('on, quiet')?.p99 ?? 0))
console.log(`With admission control on, 99 of 100 visits may take ${Math.round(allowed)} ms.`)
for (const [scene, { p99 }] of rows) {
  if (!scene.startsWith('on') || p99 <= allowed) continue
  console.log(`Too long: ${scene}, more than ${Math.round(allowed)} ms`)
  process.exitCode = 1
}

async function measure(admission: 'on' | 'off') {
  // The limit of an address would hide the effect of the queue.
  const server = await startDemoServer({ ADMISSION: admission === 'on' ? '1' : '0', ...withoutAddressLimits })
  try {
    for (const [name, attack] of Object.entries(scenes)) {
      const scene: Measured = measured.get(`${admission}, ${name}`) ?? {
        times: [],
        answers: new Map(),
      }
      measured.set(`${admission}, ${name}`, scene)
      const place = { port: server.port, host: neighbour }
      // The first pages fill caches and are compiled.
      await visitsInProcess(place, { count: 20, seconds: 5 })
      const stop = attack({ port: server.port, host: attacked }, scene.answers)
      scene.times.push(
        ...(await visitsInProcess(place, {
          count: visits,
          seconds,
        })),
      )
      await stop()
    }
    peaks.set(admission, Math.max(peaks.get(admission) ?? 0, peakMegabytes(server.pid)))
  } finally {
    await server.stop()
  }
}
