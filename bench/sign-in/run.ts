/**
 * Attacks the sign-in of a site through three server instances in one process, on one database: guesses codes, asks for more codes than the site pays
 * for, and compares how long known and unknown numbers take. Fails if a guess opens an account, a limit is exceeded, or a known
 * number can be told from an unknown one.
 *
 *     npm run prove:sign-in -- [--guesses 5000000] [--numbers 1000] [--sends 10000]
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '#data/database.ts'
import { startEmbeddedPostgres } from '#data/embedded-postgres/embedded-postgres.ts'
import { migrate } from '#data/migrate.ts'
import { siteStore } from '#data/sites.ts'
import { triesOfNumber, triesOfNumberADay } from '#domain/customers/sign-in-limits.ts'
import { geonamesGazetteer } from '#integrations/geocoding/geonames-gazetteer.ts'
import { acceptSite } from '#operations/sites/accept-site.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { openDealerships } from '#operations/sites/dealerships.ts'
import { embeddedEngine } from '#search/embedded/embedded-engine.ts'
import { silentLog } from '../../tests/support/server/silent-log.ts'
import { numberOptions } from '../number-options.ts'
import { askForCodes, guessCodes } from './guesses.ts'
import { timesOfNumbers } from './known-numbers.ts'

const { values } = parseArgs({
  options: {
    guesses: { type: 'string', default: '5000000' },
    numbers: { type: 'string', default: '1000' },
    sends: { type: 'string', default: '10000' },
  },
})
const {
  guesses: guessCount,
  numbers: numberCount,
  sends: sendCount,
} = numberOptions(values, ['guesses', 'numbers', 'sends'])
const SERVERS = 3
const BUDGET = 300
/** How much longer one kind of number may take, which is below what the noise of a network hides. */
const MAX_RATIO = 1.1

const folder = mkdtempSync(join(tmpdir(), 'forecourt-sign-in-'))
const postgres = await startEmbeddedPostgres({ dataDir: folder, durable: true, log: () => {} })
await migrate({ url: postgres.url })
const { db, close } = openDatabase({ url: postgres.url })
try {
  const [victim, frugal, timed] = [
    await dealersOf('victim', 20_000),
    await dealersOf('frugal', BUDGET),
    await dealersOf('timed', 20_000),
  ]

  const guesses = await guessCodes(victim, numberCount, guessCount)
  const quarterHours = Math.ceil(guesses.seconds / triesOfNumber.seconds)
  const days = Math.ceil(guesses.seconds / triesOfNumberADay.seconds)
  const mostForOne = Math.min(triesOfNumber.max * quarterHours, triesOfNumberADay.max * days)
  const mostCompared = numberCount * mostForOne

  const sent = await askForCodes(frugal, sendCount)
  const times = await timesOfNumbers(timed)

  console.log(
    `${guessCount.toLocaleString('en-AU')} guesses at ${numberCount.toLocaleString('en-AU')} numbers through ${SERVERS} servers, ${guesses.seconds.toFixed(0)} s`,
  )
  console.table({
    'accounts opened': { counted: guesses.opened, limit: 0 },
    'guesses compared with a code': { counted: guesses.compared, limit: mostCompared },
    'most guesses compared for one number': {
      counted: guesses.mostForOne,
      limit: mostForOne,
    },
    [`codes sent of ${sendCount} asked for`]: { counted: sent, limit: BUDGET },
  })
  console.table({
    'a code is asked for': {
      'known number, ms': times.known.toFixed(1),
      'unknown number, ms': times.unknown.toFixed(1),
      ratio: times.ratio.toFixed(3),
      limit: MAX_RATIO,
    },
  })
  const isGood =
    guesses.opened === 0 &&
    guesses.compared <= mostCompared &&
    guesses.mostForOne <= mostForOne &&
    sent === Math.min(BUDGET, sendCount) &&
    Math.max(times.ratio, 1 / times.ratio) < MAX_RATIO
  if (!isGood) process.exitCode = 1
} finally {
  await close()
  await postgres.stop()
  rmSync(folder, { recursive: true, maxRetries: 5 })
}

/** The same site as three servers see it. Its text messages go nowhere. */
async function dealersOf(slug: string, codesPerDay: number): Promise<Dealership[]> {
  const document = {
    slug,
    name: 'The Big Yard',
    email: 'sales@big-yard.example',
    dealerships: [{ id: '1', slug, name: 'The Big Yard' }],
    customers: { codesPerDay },
    forms: { captcha: 'off' },
  }
  const accepted = await acceptSite(document, siteStore(db), ['localhost'])
  if (accepted.outcome === 'refused') throw new Error(JSON.stringify(accepted.problems))
  const servers = await Promise.all(Array.from({ length: SERVERS }, openServer))
  return servers.map((server) => {
    const dealer = server.ofSite(accepted.record.id)
    if (!dealer) throw new Error('The site is missing.')
    return dealer
  })
}

function openServer() {
  return openDealerships({
    db: openDatabase({ url: postgres.url }).db,
    engine: embeddedEngine(),
    gazetteer: geonamesGazetteer(),
    baseDomains: ['localhost'],
    pictures: { versionOf: () => null },
    sendSms: async () => ({ outcome: 'sent', answer: 'ok' }),
    log: silentLog,
  })
}
