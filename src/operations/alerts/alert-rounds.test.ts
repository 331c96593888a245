import { expect, test } from 'vitest'
import { silentLog } from '../../../tests/support/server/silent-log.ts'
import { alertRounds } from './alert-rounds.ts'

const sites = ['bad', 'good'].map((siteId) => ({ siteId, isWanted: true }))

test('SAVE-06 a site whose alerts fail holds up no other, and is logged once until it works again', async () => {
  let isBroken = true
  const found: string[] = []
  const logged: unknown[] = []
  const round = alertRounds({
    due: () => Promise.resolve(sites),
    async find({ siteId }) {
      if (siteId === 'bad' && isBroken) throw new Error('The stock is unreadable.')
      found.push(siteId)
    },
    log: { ...silentLog, error: ({ site }: { site?: string }) => void logged.push(site) },
  })

  await round()
  await round()
  expect(found).toEqual(['good', 'good'])
  expect(logged).toEqual(['bad'])

  isBroken = false
  await round()
  isBroken = true
  await round()
  expect(logged).toEqual(['bad', 'bad'])
})

test('SAVE-06 a round ends at once when the process stops', async () => {
  const stopping = new AbortController()
  const found: string[] = []
  const round = alertRounds({
    due: () => Promise.resolve(sites),
    async find({ siteId }, signal) {
      found.push(siteId)
      stopping.abort()
      signal?.throwIfAborted()
    },
    log: { ...silentLog, error: () => expect.fail('A stop is not a failure.') },
  })

  await expect(round(stopping.signal)).rejects.toThrow(/abort/)
  expect(found).toEqual(['bad'])
})
