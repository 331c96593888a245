import { describe, expect, test } from 'vitest'
import { createSandboxSenders } from '#integrations/sandbox/sandbox-senders.ts'
import { siteStores } from '#data/site-stores.ts'
import { testDatabase } from '../../support/database/database.ts'
import { dealership } from '../../support/samples/dealership.ts'

const { db } = testDatabase()

describe('API-03 the messages of a demo', () => {
  test('are the same for every server, newest first, and one that is sent again is there once', async () => {
    const { siteId } = await dealership()
    const senders = sendersAt(siteId, [1, 2, 3])
    const sms = { siteId, to: '+61491570006' }
    await senders.sms({ ...sms, id: 'first', text: 'One' })
    await senders.sms({ ...sms, id: 'second', text: 'Two' })
    await senders.sms({ ...sms, id: 'first', text: 'One again' })

    const other = siteStores(db, siteId)
    expect((await other.sandboxMessages.latest()).map(({ id, text }) => [id, text])).toEqual([
      ['first', 'One again'],
      ['second', 'Two'],
    ])
  })

  test('are a hundred at most', async () => {
    const { siteId } = await dealership()
    const seconds = Array.from({ length: 103 }, (_, nth) => nth)
    const senders = sendersAt(siteId, seconds)
    for (const nth of seconds) await senders.sms({ siteId, id: `${nth}`, to: '+61491570006', text: 'Code' })

    const ids = (await siteStores(db, siteId).sandboxMessages.latest()).map(({ id }) => id)
    expect([ids.length, ids[0], ids.at(-1)]).toEqual([100, '102', '3'])
  })
})

/** Senders of a demo’s server whose clock shows these seconds, one for each message. */
function sendersAt(siteId: string, seconds: readonly number[]) {
  const { sandboxMessages } = siteStores(db, siteId)
  const clock = seconds.values()
  const keep = ({
    siteId: _site,
    ...message
  }: Parameters<typeof sandboxMessages.keep>[0] & { siteId: string }) => sandboxMessages.keep(message)
  return createSandboxSenders({ keep }, () => new Date(1000 * Number(clock.next().value)))
}
