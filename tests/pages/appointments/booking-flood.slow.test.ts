import { describe, expect, test } from 'vitest'
import type { Dealership } from '#operations/sites/dealership.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { details, visitorOf } from '../../support/browser/form-visitor.ts'
import { proofOf } from '../../support/browser/human.ts'
import { leadsOf } from '../../support/delivery/stored-leads.ts'
import { sampleEnquiry } from '../../support/samples/sample-enquiry.ts'
import { originOf, visit } from '../../support/browser/visit.ts'

const withCaptcha = { captcha: 'turnstile', turnstileSiteKey: '0x4AAAAAAATEST' } as const
const addresses = Array.from({ length: 7 }, (_, nth) => `203.0.113.${nth + 1}`)

describe('LEAD-09 LEAD-10 a flood of bookings from seven addresses', () => {
  test('takes none of 240 times without a proof where the site requires one', async () => {
    const dealer = await with240Times(withCaptcha)
    const before = await freeTimes(dealer)

    await attack(dealer, before)

    expect(before).toHaveLength(240)
    expect(await freeTimes(dealer)).toHaveLength(240)
    const [honest] = before
    const proof = await proofOf(dealer)
    const booked = await book(
      dealer,
      { booking_slot: honest, email: 'honest@example.com', ...proof },
      '198.51.100.1',
    )
    expect(JSON.parse(booked.html)).toMatchObject({ booking: 'booked' })
    expect(await freeTimes(dealer)).toHaveLength(239)
  })

  test('takes at most three times per address where the site requires no proof', async () => {
    const dealer = await with240Times()
    const before = await freeTimes(dealer)

    const answers = await attack(dealer, before)

    expect((await freeTimes(dealer)).length).toBe(240 - 7 * 3)
    expect(answers.filter(({ booking }) => booking === 'booked')).toHaveLength(7 * 3)
    expect(answers.filter(({ booking }) => booking === 'requested')).toHaveLength(7 * 17)
    expect(await leadsOf(dealer)).toHaveLength(7 * 20)
    const [honest] = await freeTimes(dealer)
    const visitor = visitorOf(dealer)
    await visitor.sends('/book-test-drive', details)
    await visitor.sends('/book-test-drive?step=time', {
      step: 'time',
      booking_slot: honest ?? '',
      terms_conditions: 'on',
      message: 'See you',
    })
    expect(await freeTimes(dealer)).not.toContain(honest)
  })

  test('takes at most three times for one customer, from any number of addresses', async () => {
    const dealer = await with240Times()
    const times = await freeTimes(dealer)

    for (const [nth, address] of addresses.entries()) {
      const email = nth % 2 === 0 ? 'KIM@example.com' : `kim${nth}@example.com`
      await book(dealer, { booking_slot: times[nth], email }, address)
    }

    expect(await freeTimes(dealer)).toHaveLength(237)
  })
})

/** Twenty days with twelve times each, for one customer at a time. */
function with240Times(forms: object = {}) {
  const weekly = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, opens: '09:00', closes: '15:00' }))
  return dealership({
    site: {
      forms,
      appointments: {
        plans: [{ kind: 'test-drive', weekly, lengthMinutes: 30, daysAhead: 19, openOnPublicHolidays: true }],
      },
    },
    now: '2026-03-10T07:00:00+10:00',
  })
}

async function freeTimes(dealer: Dealership): Promise<string[]> {
  const { html } = await visit(dealer, '/api/test-drive/appointments?location=10')
  const { days } = JSON.parse(html) as { days: { slots: { starts_at: string }[] }[] }
  return days.flatMap(({ slots }) => slots.map((slot) => slot.starts_at))
}

async function attack(dealer: Dealership, times: readonly string[]) {
  const answers: { booking?: string }[] = []
  for (const [nth, booking_slot] of times.entries()) {
    const address = addresses[nth % addresses.length] ?? ''
    const phone = `04120${String(10_000 + nth)}`
    const { html } = await book(dealer, { booking_slot, email: `bot${nth}@example.com`, phone }, address)
    answers.push(JSON.parse(html) as { booking?: string })
  }
  return answers
}

function book(dealer: Dealership, fields: Record<string, string | undefined>, address: string) {
  const body = JSON.stringify({ ...sampleEnquiry, category: 'Test Drive Booking', ...fields })
  const headers = { 'content-type': 'application/json', origin: originOf(dealer) }
  return visit(dealer, '/api/leads', { method: 'POST', headers, body }, { address })
}
