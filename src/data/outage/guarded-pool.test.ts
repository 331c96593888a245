import { Client } from 'pg'
import { expect, test } from 'vitest'
import { clientsOf } from './guarded-pool.ts'

test('OPS-06 a connection that an outage refuses is not kept', async () => {
  const open = new Set<Client>()
  const Guarded = clientsOf(open, () => true)

  const refused = await Promise.allSettled(Array.from({ length: 50 }, () => new Guarded().connect()))

  expect(refused.every(({ status }) => status === 'rejected')).toBe(true)
  expect(open.size).toBe(0)
})
