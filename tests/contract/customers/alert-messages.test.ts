import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { changeLog } from '#data/changes.ts'
import type { StoredCar } from '#data/cars/cars.ts'
import type { AlertChannel, AlertChoice } from '#domain/alerts/alert-kinds.ts'
import type { EmailMessage } from '#integrations/email/port.ts'
import { findAlerts } from '#operations/alerts/find-alerts.ts'
import { stopAlerts } from '#operations/alerts/stop-alerts.ts'
import { confirmEmail } from '#operations/alerts/confirm-email.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { deliverAll, makeAllDue, noSenders, startWithNoJobs } from '../../support/delivery/deliveries.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { sampleCar } from '../../support/samples/sample-car.ts'

const { db } = startWithNoJobs()
const changes = changeLog(db)
const phone = '+61491570006'
const kinds = ['price-drop', 'back-in-stock', 'hold-ended', 'new-match'] as const
const by = (channel: AlertChannel, frequency: AlertChoice['frequency'] = 'daily') =>
  kinds.map((kind) => ({ kind, channel, frequency }))

describe('SAVE-06 a message', () => {
  test('tells everything that happened at once, and only once', async () => {
    const shop = await shopWith()
    await shop.choose(by('sms'))
    await shop.change({ one: { priceCents: 38_000_00 }, two: { reserved: false } })
    await shop.deliver()
    await shop.deliver()

    expect(shop.texts).toHaveLength(1)
    expect(shop.texts[0]).toMatchObject({ to: phone })
    expect(shop.texts[0]?.text).toContain('1 price drop and 1 vehicle no longer on hold')
  })

  test('is sent once although its job runs again after a crash', async () => {
    const shop = await shopWith()
    await shop.choose(by('sms'))
    await shop.change({ one: { priceCents: 38_000_00 } })
    await shop.deliver()
    await db.execute(sql`update outbox set delivered_at = null, attempts = 1`)
    await shop.deliver()
    expect(shop.texts).toHaveLength(1)
  })

  test('waits a day after the last one, and sooner for those who asked', async () => {
    const shop = await shopWith()
    await shop.choose(by('sms'))
    await shop.change({ one: { priceCents: 38_000_00 } })
    await shop.deliver()
    await shop.change({ one: { priceCents: 37_000_00 } })
    await shop.deliver()
    expect(shop.texts).toHaveLength(1)

    await shop.choose(by('sms', 'at-once'))
    await shop.change({ one: { priceCents: 36_000_00 } })
    await db.execute(
      sql`update alert_finds set sent_at = ${new Date(shop.dealer.now().getTime() - 20 * 60_000).toISOString()}::timestamptz where sent_at is not null`,
    )
    await shop.deliver()
    expect(shop.texts).toHaveLength(2)
    expect(shop.texts[1]?.text).toContain('now $36,000 Drive Away')
  })

  test('is the only one of the day, also when something is found while it is being sent', async () => {
    const shop = await shopWith()
    await shop.choose(by('sms'))
    await shop.change({ one: { priceCents: 38_000_00 } })
    await makeAllDue()
    let sending = 0
    await deliverAll([shop.dealer], {
      ...noSenders,
      async sms(message) {
        sending++
        if (sending === 1) {
          await shop.change({ two: { reserved: false } })
          await db.execute(
            sql`update outbox set next_attempt_at = now() - interval '1 second' where attempts = 0`,
          )
          // Another process does the second job meanwhile.
          await shop.sendDue()
        }
        shop.texts.push(message)
        return { outcome: 'sent', answer: '' }
      },
    })
    await shop.deliver()
    expect(shop.texts).toHaveLength(1)

    await db.execute(sql`update alert_finds set sent_at = ${shop.dealer.now().toISOString()}::timestamptz
      - interval '25 hours' where sent_at is not null`)
    await shop.deliver()
    expect(shop.texts[1]?.text).toContain('no longer on hold')
  })

  test('waits for the morning of the customer’s state', async () => {
    const shop = await shopWith({ now: '2026-03-10T09:30:00+10:00' })
    await shop.dealer.customers.change(shop.customerId, { name: null, email: null, state: 'wa' })
    await shop.choose(by('sms'))
    await shop.change({ one: { priceCents: 38_000_00 } })
    const { rows } = await db.execute<{ due: string }>(sql`select payload ->> 'dueAt' as due from outbox`)
    expect(rows).toEqual([{ due: '2026-03-10T01:00:00.000Z' }])
    await shop.deliver()
    expect(shop.texts).toEqual([])
  })

  test('leaves out what is no longer true', async () => {
    const shop = await shopWith()
    await shop.choose(by('sms'))
    await shop.change({ one: { priceCents: 38_000_00 } })
    await shop.change({ one: { status: 'sold' } })
    await shop.deliver()
    expect(shop.texts).toEqual([])
  })

  test('is not sent after the customer stopped, with one press, without signing in, twice if they like', async () => {
    const shop = await shopWith()
    await shop.choose(by('sms'))
    await shop.change({ one: { priceCents: 38_000_00 } })
    await shop.deliver()
    const token = /\/alerts\/stop\/(\S+)/.exec(shop.texts[0]?.text ?? '')?.[1] ?? ''
    expect(await stopAlerts(token, 'channel', shop.dealer)).toEqual({
      customerId: shop.customerId,
      channel: 'sms',
    })
    expect(await stopAlerts(token, 'all', shop.dealer)).not.toBeNull()
    expect(await stopAlerts(`${token}x`, 'all', shop.dealer)).toBeNull()
    expect(await shop.dealer.alertChoices.active(shop.customerId)).toEqual([])
    expect(await shop.dealer.alertChoices.history(shop.customerId)).toHaveLength(4)

    await shop.change({ one: { priceCents: 30_000_00 } })
    await shop.deliver()
    expect(shop.texts).toHaveLength(1)
  })

  test('goes to a confirmed email address only, with the header that stops it', async () => {
    const shop = await shopWith()
    await shop.dealer.customers.change(shop.customerId, { name: null, email: 'kim@example.com', state: null })
    await shop.choose(by('email'))
    await shop.change({ one: { priceCents: 39_000_00 } })
    await shop.deliver()
    expect(shop.emails).toEqual([])

    await shop.dealer.alertChoices.askToConfirm(shop.customerId, 'https://harbour.example/account/alerts')
    await shop.deliver()
    const token = /\/account\/confirm-email\/([^)\s]+)/.exec(shop.emails[0]?.text ?? '')?.[1] ?? ''
    expect(await confirmEmail(`${token}x`, null, shop.dealer)).toBe(false)
    expect(await confirmEmail(token, null, shop.dealer)).toBe(true)

    await shop.change({ one: { priceCents: 38_000_00 } })
    await shop.deliver()
    expect(shop.emails[1]).toMatchObject({
      to: 'kim@example.com',
      subject: 'Price drop: 2021 Toyota HiLux SR5',
      isAutomatic: true,
      stopUrl: expect.stringMatching(/\/alerts\/stop\/[\w.-]+$/),
    })

    await shop.dealer.customers.change(shop.customerId, {
      name: null,
      email: 'other@example.com',
      state: null,
    })
    await shop.change({ one: { priceCents: 37_000_00 } })
    await shop.deliver()
    expect(shop.emails).toHaveLength(2)
  })

  test('by email is not tried again where the customer’s mail server knows no such mailbox', async () => {
    const shop = await shopWith()
    const email = 'kim@example.com'
    await shop.dealer.customers.change(shop.customerId, { name: null, email, state: null })
    await shop.dealer.customers.confirmEmail(shop.customerId, email, { isSignedIn: false })
    await shop.choose(by('email'))
    await shop.change({ one: { priceCents: 38_000_00 } })
    await makeAllDue()
    const refused = { outcome: 'failed', problem: 'smtp 550', reason: '5.1.1', isBadAddress: true } as const
    await deliverAll([shop.dealer], { ...noSenders, email: () => Promise.resolve(refused) })

    const { rows } = await db.execute(sql`select attempts, dead_at is not null as dead,
      payload ->> 'dismissed' as dismissed from outbox where kind = 'alert-digest'`)
    expect(rows).toEqual([
      { attempts: 1, dead: true, dismissed: 'the customer’s mail server refuses the address' },
    ])
  })

  test('waits where the operator has no sender for it', async () => {
    const shop = await shopWith()
    await shop.choose(by('sms'))
    await shop.change({ one: { priceCents: 38_000_00 } })
    await makeAllDue()
    await deliverAll([shop.dealer], { ...noSenders, email: async () => ({ outcome: 'sent', answer: '' }) })
    await shop.deliver()
    expect(shop.texts).toHaveLength(1)
  })
})

async function shopWith({ now }: { now?: string } = {}) {
  const stock = {
    one: sampleCar({ slug: 'one', stockNumber: 'ONE', priceCents: 40_000_00 }),
    two: sampleCar({ slug: 'two', stockNumber: 'TWO', reserved: true }),
  }
  const dealer: Dealership = await dealership({
    stock: Object.values(stock),
    ...(now !== undefined && { now }),
  })
  const { id: customerId } = await dealer.customers.withPhone(phone)
  for (const car of Object.values(stock)) await dealer.savedCars.save(customerId, { carId: car.id }, 9)
  const texts: { to: string; text: string }[] = []
  const emails: EmailMessage[] = []
  const sent = { outcome: 'sent', answer: '' } as const
  const find = () => findAlerts(dealer, { changes })
  return {
    dealer,
    customerId,
    texts,
    emails,
    async choose(choices: AlertChoice[]) {
      await dealer.alertChoices.choose(customerId, choices, {
        wording: 'v1',
        page: 'https://harbour.example/account/alerts',
      })
      await find()
    },
    async change(changed: Partial<Record<keyof typeof stock, Partial<StoredCar>>>) {
      for (const [name, overrides] of Object.entries(changed) as [keyof typeof stock, Partial<StoredCar>][]) {
        stock[name] = { ...stock[name], ...overrides }
        await dealer.cars.put([stock[name]])
      }
      await find()
    },
    sendDue,
    /** Due or not, since the jobs’ own clock is the database’s. */
    async deliver() {
      await makeAllDue()
      await sendDue()
    },
  }

  async function sendDue() {
    const sms = async (message: { to: string; text: string }) => (texts.push(message), sent)
    const email = async (message: EmailMessage) => (emails.push(message), sent)
    await deliverAll([dealer], { ...noSenders, sms, email })
  }
}
