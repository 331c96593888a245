import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openDatabase } from '#data/database.ts'
import { listenForHints } from '#server/boot/listen-for-hints.ts'
import { faultyProxy } from '../../support/database/faulty-proxy.ts'
import { testDatabase, testDatabaseUrl } from '../../support/database/database.ts'
import { until } from '../../support/server/until.ts'

test('OPS-03 a connection that is lost while it begins to listen is replaced once, and does not hold up a stop', async () => {
  let attempts = 0
  const { url } = await faultyProxy(testDatabaseUrl(), (sent) => {
    if (!sent.includes('listen hints')) return 'pass'
    attempts += 1
    return attempts === 1 ? 'break' : 'pass'
  })
  const database = openDatabase({ url })
  let hints = 0

  const stop = listenForHints(database.pool, { hints: () => void hints++ }, RECONNECT_AFTER_MS)
  await until(async () => {
    await testDatabase().pool.query('notify hints')
    return hints > 0
  })
  await pause(RECONNECT_AFTER_MS * 3)

  expect(attempts).toBe(2)
  await stop()
  // It would wait for a connection that nobody returns.
  await database.close()
})

const RECONNECT_AFTER_MS = 50
