import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { outbox } from '#data/tables/outbox.ts'
import { spinJobKinds } from '#operations/spin-to-win/spin-job-kinds.ts'
import { spinLines } from '../../../src/cli/promotions/spins.ts'
import { drawOf, spinOf, spinWheel } from '#operations/spin-to-win/spin-wheel.ts'
import type { Customer } from '#domain/actors/actor.ts'
import type { EmailMessage } from '#integrations/email/port.ts'
import type { SiteDocument } from '#sites/site.ts'
import { testDatabase } from '../../support/database/database.ts'
import { dealership } from '../../support/samples/dealership.ts'

const page = new URL('https://dealer.example/spin-to-win')
const service = { id: 'service', name: 'Free service', share: 1, stock: 2 }
const cap = { id: 'cap', name: 'Cap', share: 1 }
const luck = { id: 'luck', name: 'Better luck next time', share: 1, isWin: false }
type Wheel = NonNullable<NonNullable<SiteDocument['promotions']>['spinToWin']>
const wheel: Wheel = {
  id: 'autumn',
  text: 'Spin for a prize.',
  from: '2026-03-01',
  until: '2026-03-31',
  terms: ['One spin each.'],
  permits: 'No permit is needed for prizes of this value.',
  prizes: [service, cap],
}

async function jobsAbout(key = '') {
  const jobs = await testDatabase().db.select().from(outbox).where(eq(outbox.key, key))
  return jobs.map(({ kind }) => kind)
}

async function dealerWith(spinToWin: Wheel, now = '2026-03-10T02:00:00Z') {
  const dealer = await dealership({ site: { promotions: { spinToWin } } })
  return { ...dealer, now: () => new Date(now) }
}

async function customerOf(dealer: Awaited<ReturnType<typeof dealerWith>>, at: number): Promise<Customer> {
  const phone = `+614${String(91_570_000 + at)}`
  const { id } = await dealer.customers.withPhone(phone)
  return { kind: 'customer', id, phone, sessionId: 's', address: '203.0.113.9', isProgram: false }
}

describe('RNG-03 the wheel', () => {
  test('gives a customer one result, however often and however fast they ask', async () => {
    const dealer = await dealerWith(wheel)
    const customer = await customerOf(dealer, 1)
    const spun = await Promise.all(Array.from({ length: 20 }, () => spinWheel(customer, page, dealer)))

    expect(new Set(spun.map((spin) => spin?.id)).size).toBe(1)
    expect(await spinOf(customer, dealer.site.promotions.spinToWin!, dealer)).toEqual(spun[0])
    const [line, ...others] = await spinLines(undefined, dealer)
    expect(line).toContain(spun[0]?.code ?? 'no code')
    expect(line).toContain('0491 570 001')
    expect(others).toEqual([])
  })

  test('gives no prize more often than there are', async () => {
    const dealer = await dealerWith({ ...wheel, prizes: [{ ...service, share: 1000 }, cap] })
    const customers = await Promise.all(Array.from({ length: 12 }, (_, at) => customerOf(dealer, at)))
    const spun = await Promise.all(customers.map((customer) => spinWheel(customer, page, dealer)))

    expect(spun.filter((spin) => spin?.drawn === 'service').length).toBeGreaterThan(2)
    expect(spun.filter((spin) => spin?.given === 'service')).toHaveLength(2)
    expect(spun.filter((spin) => spin?.given === 'cap')).toHaveLength(10)
  })

  test('takes no spin before its first day and after its last, in the dealer’s time zone', async () => {
    for (const moment of ['2026-02-28T13:59:00Z', '2026-03-31T14:01:00Z']) {
      const dealer = await dealerWith(wheel, moment)
      expect(await spinWheel(await customerOf(dealer, 1), page, dealer)).toBeNull()
    }
    const last = await dealerWith(wheel, '2026-03-31T13:59:00Z')
    expect(await spinWheel(await customerOf(last, 1), page, last)).not.toBeNull()
  })

  test('keeps its draw from the first spin on, and takes changed prizes before it', async () => {
    const dealer = await dealerWith(wheel)
    const promotion = dealer.site.promotions.spinToWin!
    const first = await drawOf(promotion, dealer)
    const changed = { ...promotion, prizes: promotion.prizes.map((prize) => ({ ...prize, share: 7 })) }

    expect(await drawOf(promotion, dealer)).toEqual(first)
    const before = await drawOf(changed, dealer)
    expect(before.prizes.map(({ share }) => share)).toEqual([7, 7])
    expect(before.seed).not.toBe(first.seed)

    const spun = await spinWheel(await customerOf(dealer, 1), page, dealer)
    expect(spun).not.toBeNull()
    const fixed = await drawOf(promotion, dealer)
    expect(await drawOf(changed, dealer)).toEqual(fixed)
  })

  test('a number that erases its account has had its spin', async () => {
    const dealer = await dealerWith(wheel)
    const customer = await customerOf(dealer, 1)
    const spin = await spinWheel(customer, page, dealer)
    const person = { phone: customer.phone, email: null }

    expect((await dealer.personalData.of(person)).spins).toMatchObject([{ promotion: 'autumn' }])
    await dealer.personalData.erase(person, null)
    const again = await customerOf(dealer, 1)

    expect((await spinWheel(again, page, dealer))?.id).toBe(spin?.id)
    expect(await dealer.spins.winners('autumn')).toMatchObject([{ phone: null }])
  })
})

describe('RNG-03 a win', () => {
  test('is emailed to the dealer, and to the winner where an email address is known', async () => {
    const dealer = await dealerWith({ ...wheel, prizes: [{ ...service, details: 'Up to $400.' }, cap] })
    const customer = await customerOf(dealer, 1)
    await dealer.customers.change(customer.id, { name: 'Pat Lee', email: 'pat@example.com', state: null })
    const spin = await spinWheel(customer, page, dealer)
    const sent: EmailMessage[] = []
    const kinds = spinJobKinds({
      email: async (message) => {
        sent.push(message)
        return { outcome: 'sent', answer: '250 OK' }
      },
    })
    const job = { siteId: dealer.siteId, id: 'j', key: spin?.id ?? '', destination: '', attempts: 1 }
    for (const kind of ['spin-dealer-email', 'spin-winner-email'] as const)
      await kinds[kind].attempt({ ...job, kind, payload: { page: page.href } }, dealer)

    expect(sent).toHaveLength(2)
    expect(sent.map(({ text }) => text.includes(spin?.code ?? 'none'))).toEqual([true, true])
    expect(sent[0]?.text).toContain('Pat Lee')
    expect(sent[1]?.to).toBe('pat@example.com')
  })

  test('makes a job for each email, and a slice without a prize makes none', async () => {
    const winning = await dealerWith(wheel)
    const unlucky = await dealerWith({ ...wheel, prizes: [{ ...luck, id: 'other', stock: 99 }, luck] })
    const won = await spinWheel(await customerOf(winning, 1), page, winning)
    const lost = await spinWheel(await customerOf(unlucky, 1), page, unlucky)

    expect((await jobsAbout(won?.id)).toSorted()).toEqual(['spin-dealer-email', 'spin-winner-email'])
    expect(await jobsAbout(lost?.id)).toEqual([])
  })
})
