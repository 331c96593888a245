/**
 * Attacks the built server with sqlmap, Wapiti and Nikto, each of which first has to find the faults of a bad twin, and grades the
 * headers of every kind of response by the rules of Mozilla’s Observatory. What to attack comes from the routes, forms and API
 * calls of a demo dealer. Fails on a finding, a 5xx, a grade below A+ or a target that sqlmap didn’t try to the end. A tool that
 * isn’t installed is reported as not run.
 *
 *     npm run prove:attack [-- --only headers,sqlmap,wapiti,nikto --level 3 --minutes 3 --from 1 --targets 999]
 *
 * `--from` and `--targets` limit sqlmap to some of its targets, because all of them take hours.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startEmbeddedPostgres } from '#data/embedded-postgres/embedded-postgres.ts'
import { startDemoServer, withoutAddressLimits } from '../../tests/support/server/demo-server.ts'
import { surveySite } from '../surface/survey-site.ts'
import { numberOptions } from '../number-options.ts'
import { attackWithSqlmap } from './attack-with-sqlmap.ts'
import { startBadTwin } from './bad-twin.ts'
import { gradeRoutes } from './grade-routes.ts'
import { openDoor } from './open-door.ts'
import { isInstalled } from './run-tool.ts'
import { sqlmap } from './sqlmap.ts'
import { attackTargets } from './targets.ts'
import { type Findings, nikto, wapiti } from './tools.ts'

const HOST = 'copperjack.localhost'
/** A form that is sent sooner than this looks like a bot’s. */
const QUICK_MS = 8000
/** A tool that could not read our pages would send less. */
const FEW = 500

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'headers,sqlmap,wapiti,nikto' },
    level: { type: 'string', default: '3' },
    minutes: { type: 'string', default: '3' },
    from: { type: 'string', default: '1' },
    targets: { type: 'string', default: '999' },
  },
})
const {
  level,
  minutes,
  from,
  targets: targetCount,
} = numberOptions(values, ['level', 'minutes', 'from', 'targets'])
const chosen = new Set(values.only.split(','))
const seconds = minutes * 60
const faults: string[] = []
const table: Record<string, Record<string, string | number>> = {}
const started = performance.now()

const folder = mkdtempSync(join(tmpdir(), 'forecourt-attack-'))
const postgres = await startEmbeddedPostgres({ dataDir: folder, durable: false, log: () => {} })
const twin = await startBadTwin(postgres.url)
const server = await startDemoServer({ LOG_LEVEL: 'fatal', ...withoutAddressLimits })
const door = await openDoor(server.port, HOST)
const twinDoor = await openDoor(twin.port, null)
try {
  const survey = await surveySite(HOST, server.port)
  const opened = performance.now()
  if (chosen.has('headers')) {
    const { grades, faults: found } = await gradeRoutes(server.port, survey)
    console.table(grades)
    faults.push(...found)
  }
  if (isRun('wapiti')) {
    await prove('wapiti', /Cross Site Scripting/i, /Redirect/i, /File|Traversal/i)
    const pages = survey.addresses.map((path) => door.address + path)
    await attack('wapiti', () => wapiti([`${door.address}/`, ...pages], seconds, folder))
  }
  if (isRun('nikto')) {
    await prove('nikto', /PHP|phpinfo/i)
    await attack('nikto', () => nikto(door.address, seconds, folder))
  }
  if (isRun('sqlmap')) {
    await prove('sqlmap', /injectable/)
    await pause(Math.max(0, QUICK_MS - (performance.now() - opened)))
    const first = from - 1
    const targets = attackTargets(survey, door.address, level).slice(first, first + targetCount)
    if (targets.length === 0) faults.push(`sqlmap: there is no target ${from}`)
    await attack('sqlmap', () => attackWithSqlmap(targets, { door, secondsEach: seconds, folder }))
  }
  console.table(table)
  for (const fault of faults.slice(0, 40)) console.log(fault)
  console.log(`Faults: ${faults.length}; ${Math.round((performance.now() - started) / 1000)} s in all`)
  if (faults.length > 0) process.exitCode = 1
} finally {
  door.close()
  twinDoor.close()
  await server.stop()
  await twin.stop()
  await postgres.stop()
  rmSync(folder, { recursive: true, maxRetries: 5 })
}

function isRun(tool: string) {
  if (!chosen.has(tool)) return false
  if (isInstalled(tool)) return true
  table[tool] = { 'the twin': 'not run', 'our server': 'not run: it is not installed' }
  return false
}

/** A tool that finds nothing at the twin can’t find anything at ours either. */
async function prove(tool: 'sqlmap' | 'wapiti' | 'nikto', ...expected: RegExp[]) {
  const runs = {
    sqlmap: () => sqlmap({ url: `${twinDoor.address}/item?id=1`, form: null, level: 1 }, seconds, folder),
    wapiti: () => wapiti([`${twinDoor.address}/`], seconds, folder),
    nikto: () => nikto(twinDoor.address, seconds, folder),
  }
  const { findings } = await runs[tool]()
  const missed = expected.filter((kind) => !findings.some((finding) => kind.test(finding)))
  table[tool] = { 'found at the twin': findings.length, 'not found there': missed.join(' ') }
  if (missed.length > 0) faults.push(`${tool} does not see at the twin: ${missed.join(' ')}`)
}

async function attack(tool: string, run: () => Promise<Findings>) {
  door.takeFigures()
  const begun = performance.now()
  const { findings, notes, isCut } = await run()
  const { statuses, faults: failed, refused } = door.takeFigures()
  const total = [...statuses.values()].reduce((sum, count) => sum + count, 0)
  table[tool] = {
    ...table[tool],
    'found at ours': findings.length,
    requests: total,
    'of which 2xx': [...statuses].reduce((sum, [status, count]) => sum + (status < 300 ? count : 0), 0),
    'refused by limits': refused,
    '5xx or none': failed.length,
    seconds: Math.round((performance.now() - begun) / 1000),
    notes: notes.join('; ').slice(0, 200) + (isCut ? '; its time was up' : ''),
  }
  console.log(tool, Object.fromEntries([...statuses].toSorted(([a], [b]) => a - b)))
  faults.push(
    ...findings.map((finding) => `${tool}: ${finding}`),
    ...failed.map((fault) => `${tool}: ${fault}`),
  )
  if (total < FEW) faults.push(`${tool} sent ${total} requests, so it has not seen much.`)
  if (refused > total / 100) faults.push(`${tool} was refused ${refused} of ${total} times.`)
}
