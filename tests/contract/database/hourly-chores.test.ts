import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { outboxOf } from '#data/outbox.ts'
import { startHourlyChores } from '#server/boot/hourly-chores.ts'
import { testDatabase } from '../../support/database/database.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { silentLog } from '../../support/server/silent-log.ts'

const { db } = testDatabase()

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] }))
afterEach(() => void vi.useRealTimers())

test('OPS-03 a server that runs for less than an hour deletes what has expired, and ends after that', async () => {
  const dealer = await dealership()
  await dealer.proofs.spend('an old proof', 'enquiry', new Date(Date.now() - 1000))
  const chores = startHourlyChores({
    db,
    dealerships: { forgetOldChanges: () => Promise.resolve(), ofSite: () => null },
    outboxFigures: () => outboxOf(db).figures([]),
    codeUse: () => Promise.resolve([]),
    readPlaces: () => Promise.resolve(),
    log: silentLog,
  })

  vi.advanceTimersByTime(2 * 60 * 1000)
  await chores.stop()

  expect(await dealer.proofs.isSpentFor('an old proof', 'enquiry')).toBe(false)
})
