import { expect, test } from 'vitest'
import { DatabaseUnavailable } from '#data/outage/database-unavailable.ts'
import type { OldRecords } from '#data/retention/old-records.ts'
import { prunedKinds } from '#data/retention/pruned-kinds.ts'
import { Site } from '#sites/site.ts'
import { siteDocument } from '../../../tests/support/samples/sample-site.ts'
import { silentLog } from '../../../tests/support/server/silent-log.ts'
import { pruneOldRecords } from './prune-old-records.ts'

const site = Site.parse(siteDocument({}))
const sites = ['bad', 'good'].map((id) => ({ id, site }))

test('OPS-08 records that can’t be deleted hold up no others, and are logged once', async () => {
  const logged: object[] = []
  const counts: object[] = []

  await prune(
    async (kind, { siteId }) => {
      if (siteId === 'bad' && kind === 'events') throw new Error('The index is corrupt.')
      return kind === 'partial-leads' ? 3 : 0
    },
    {
      ...silentLog,
      warn: (facts: object) => void logged.push(facts),
      info: (facts: object) => void counts.push(facts),
    },
  )

  expect(logged).toMatchObject([{ site: 'bad', kind: 'events', failures: 1 }])
  expect(counts).toMatchObject([{ 'partial-leads': 6 }])
})

test('OPS-08 an outage has one line in the log', async () => {
  const logged: object[] = []

  await prune(() => Promise.reject(new DatabaseUnavailable()), {
    ...silentLog,
    warn: (facts: object) => void logged.push(facts),
  })

  expect(logged).toMatchObject([{ site: 'bad', kind: 'deliveries', failures: expect.any(Number) }])
})

test('OPS-08 a stop ends a run after the current batch', async () => {
  const stopping = new AbortController()
  const batches: string[] = []

  await prune(
    async (kind, { siteId, max }) => {
      batches.push(`${kind} of ${siteId}`)
      stopping.abort()
      return max
    },
    silentLog,
    stopping.signal,
  )

  expect(batches).toEqual(['deliveries of bad'])
})

test('OPS-08 sites without old records are looked at together, and left alone', async () => {
  const many = Array.from({ length: 450 }, (_, nth) => ({ id: `site-${nth}`, site }))
  const looks: number[] = []
  const pruned: string[] = []

  await prune(
    async (kind, { siteId }) => {
      pruned.push(`${kind} of ${siteId}`)
      return 0
    },
    silentLog,
    undefined,
    {
      sites: many,
      async sitesWith(kind, asked) {
        looks.push(asked.length)
        return kind === 'events' ? asked.slice(-1).map(({ siteId }) => siteId) : []
      },
    },
  )

  expect(looks.slice(0, 3)).toEqual([200, 200, 50])
  expect(looks.length).toBeLessThanOrEqual(3 * prunedKinds.length)
  expect(pruned).toEqual(['events of site-199', 'events of site-399', 'events of site-449'])
})

test('OPS-08 where a look at many sites fails, each is tried', async () => {
  const pruned: string[] = []

  await prune(
    async (kind, { siteId }) => {
      if (kind === 'events') pruned.push(siteId)
      return 0
    },
    silentLog,
    undefined,
    { sites, sitesWith: () => Promise.reject(new Error('The index is corrupt.')) },
  )

  expect(pruned).toEqual(['bad', 'good'])
})

const everySite: OldRecords['sitesWith'] = async (_kind, asked) => asked.map(({ siteId }) => siteId)

function prune(
  batch: OldRecords['prune'],
  log: typeof silentLog,
  signal: AbortSignal = new AbortController().signal,
  of: { sites: { id: string; site: Site }[]; sitesWith: OldRecords['sitesWith'] } = {
    sites,
    sitesWith: everySite,
  },
) {
  const now = new Date('2026-03-10T02:00:00Z')
  const records = { prune: batch, sitesWith: of.sitesWith }
  return pruneOldRecords({ records, sites: of.sites, now, onPruned: () => {}, log, signal })
}
