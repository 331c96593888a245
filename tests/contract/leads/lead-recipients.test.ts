import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createSandboxSenders } from '#integrations/sandbox/sandbox-senders.ts'
import {
  acknowledgingDealerWith,
  deliverAll,
  deliveriesOf,
  enquire,
  makeAllDue,
  startWithNoJobs,
} from '../../support/delivery/deliveries.ts'
import { rememberedMessages } from '../../support/delivery/remembered-messages.ts'

const { db } = startWithNoJobs()

describe('LEAD-08 possible spam and partial leads', () => {
  test('spam is only sent by email, is marked, and is not acknowledged', async () => {
    const sandbox = rememberedMessages()
    const dealer = await acknowledgingDealerWith(
      { kind: 'adf', to: 'leads@crm.example' },
      { kind: 'webhook', to: 'https://crm.example/leads' },
    )
    await enquire(dealer, { suspect: true })
    await deliverAll([dealer], createSandboxSenders(sandbox))

    expect(sandbox.of(dealer.siteId)).toMatchObject([
      {
        kind: 'email',
        to: 'sales@harbour.example',
        subject: 'Possible spam: General Enquiry, from Kim Nguyen',
      },
    ])
  })

  test('an address gets at most three acknowledgements a day', async () => {
    const sandbox = rememberedMessages()
    const dealer = await acknowledgingDealerWith({ kind: 'email', to: 'sales@harbour.example' })
    for (let nth = 0; nth < 6; nth++) await enquire(dealer)
    await deliverAll([dealer], createSandboxSenders(sandbox))

    const to = sandbox.of(dealer.siteId).map((message) => message.to)
    expect(to.filter((address) => address === 'sales@harbour.example')).toHaveLength(6)
    expect(to.filter((address) => address === 'kim@example.com')).toHaveLength(3)
  })

  test('a partial lead is sent after half an hour, and is marked', async () => {
    const sandbox = rememberedMessages()
    const dealer = await acknowledgingDealerWith()
    await enquire(dealer, { formCompleted: false })
    await deliverAll([dealer], createSandboxSenders(sandbox))
    expect(sandbox.of(dealer.siteId)).toEqual([])

    await makeAllDue()
    await deliverAll([dealer], createSandboxSenders(sandbox))
    expect(sandbox.of(dealer.siteId)).toMatchObject([
      { subject: 'Not finished: General Enquiry, from Kim Nguyen' },
    ])
  })

  test('a lead that has been finished meanwhile is not sent as a partial lead', async () => {
    const sandbox = rememberedMessages()
    const dealer = await acknowledgingDealerWith()
    const { lead } = await enquire(dealer, { formCompleted: false })
    await db.execute(sql`update leads set form_completed = true where id = ${lead.id}`)
    await makeAllDue()
    await deliverAll([dealer], createSandboxSenders(sandbox))

    expect(sandbox.of(dealer.siteId)).toEqual([])
    expect(await deliveriesOf(dealer)).toEqual([])
  })
})
