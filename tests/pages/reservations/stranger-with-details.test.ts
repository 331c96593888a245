import { expect, test } from 'vitest'
import { holdPlan } from '#operations/reservations/hold-plan.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { originOf, visit } from '../../support/browser/visit.ts'
import { leadsOf } from '../../support/delivery/stored-leads.ts'
import { wishOf } from '../../support/reservations/hold-plan.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { sampleEnquiry } from '../../support/samples/sample-enquiry.ts'

test('RSV-06 someone who knows all that a customer typed gets neither their place nor their reservation', async () => {
  const { dealer, hold } = await heldDealer()
  const place = await sent(dealer, await opened(dealer))
  expect(place).toMatch(/^\/reservations\/queue\//)

  dealer.setTime('2026-03-10T12:00:00.001+10:00')
  const stranger = await opened(dealer)
  expect(await sent(dealer, stranger)).toBe('/cars/hilux/checkout?notice=waiting')

  await dealer.holds.step(hold.id, 'release', holdPlan(dealer))
  const own = (await visit(dealer, place)).headers.get('location')
  expect(own).toMatch(/^\/reservations\//)
  expect(await sent(dealer, stranger)).not.toBe(own)
})

test('RSV-02 the same opened form, sent again, is one enquiry and leads to the same place', async () => {
  const { dealer } = await heldDealer()
  const form = await opened(dealer)

  expect(await sent(dealer, form)).toBe(await sent(dealer, form))
  expect(await leadsOf(dealer)).toHaveLength(1)
})

async function heldDealer() {
  let now = new Date('2026-03-10T12:00:00+10:00')
  const made = await dealership({
    site: { reservations: { enabled: true, takesPayments: true } },
    stock: [{ slug: 'hilux' }],
  })
  const dealer = { ...made, now: () => now, setTime: (text: string) => (now = new Date(text)) }
  const carId = (await dealer.cars.findBySlug('hilux'))?.id ?? ''
  const hold = await dealer.holds.take(wishOf(carId, 'kim'), holdPlan(dealer))
  if (!hold) throw new Error('The vehicle was free.')
  return { dealer, hold }
}

/** The form of the vehicle’s checkout, filled in. */
async function opened(dealer: Dealership) {
  const { html } = await visit(dealer, '/cars/hilux/checkout')
  const hidden = [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)]
  return { ...sampleEnquiry, ...Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value])) }
}

async function sent(dealer: Dealership, fields: Record<string, string>) {
  const { headers } = await visit(dealer, '/cars/hilux/checkout', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: originOf(dealer) },
  })
  return headers.get('location') ?? ''
}
