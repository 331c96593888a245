import { expect, test } from 'vitest'
import { DatabaseUnavailable } from '#data/outage/database-unavailable.ts'
import type { OldRecords } from '#data/retention/old-records.ts'
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

function prune(
  batch: OldRecords['prune'],
  log: typeof silentLog,
  signal: AbortSignal = new AbortController().signal,
) {
  const now = new Date('2026-03-10T02:00:00Z')
  return pruneOldRecords({ records: { prune: batch }, sites, now, onPruned: () => {}, log, signal })
}
