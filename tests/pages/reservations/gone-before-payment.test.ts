import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { holdPath } from '#operations/reservations/hold-link.ts'
import { holdPlan } from '#operations/reservations/hold-plan.ts'
import { reserveCar } from '#operations/reservations/reserve-car.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { send, visit } from '../../support/browser/visit.ts'
import { testDatabase } from '../../support/database/database.ts'
import { heldOnline, joined, startedDeposit } from '../../support/reservations/held-vehicle.ts'
import { formOf } from '../../support/reservations/hold-plan.ts'

const gone = [
  ['sold', sql`status = 'sold', sold_at = now()`],
  ['withdrawn', sql`status = 'withdrawn'`],
  ['hidden', sql`show_on_dealer_website = false`],
] as const

describe.each(gone)('RSV-02 a vehicle that is %s before its deposit is paid', (_, change) => {
  test('is not paid for', async () => {
    const { dealer, hold } = await heldOnline()
    const payment = await startedDeposit(dealer, hold)
    await set(dealer, change)
    const page = await holdPath(hold.id, dealer.seal)

    const { text } = await visit(dealer, page)
    expect(text).toContain('We may have a car like it.')
    expect(text).not.toContain('Pay $200')

    const paying = await send(dealer, page, { do: 'pay' })
    expect(paying.headers.get('location')).toBe(page)
    expect(await dealer.holds.find(hold.id)).toMatchObject({ state: 'released' })
    const found = await dealer.paymentProvider?.find(payment.providerId ?? '')
    expect(found).toMatchObject({ payment: { state: 'ended' } })
  })

  test('is not taken up from an offer', async () => {
    const { dealer, carId, hold } = await heldOnline()
    await joined(dealer, carId, 'alex')
    await dealer.holds.step(hold.id, 'release', holdPlan(dealer))
    const offer = await dealer.holds.liveOf(carId)
    await set(dealer, change)
    const page = await holdPath(offer?.id ?? '', dealer.seal)

    expect((await visit(dealer, page)).text).not.toContain('Reserve it now')
    await send(dealer, page, { do: 'accept' })
    expect(await dealer.holds.find(offer?.id ?? '')).toMatchObject({ state: 'released' })
  })

  test('can’t be reserved by someone who still sees its page', async () => {
    const { dealer, carId, hold } = await heldOnline()
    await dealer.holds.step(hold.id, 'release', holdPlan(dealer))
    await set(dealer, change)

    const circumstances = { actor: { kind: 'system' }, page: 'http://harbour.localhost/' } as const
    expect(await reserveCar({ id: carId }, formOf('sam'), circumstances, dealer)).toEqual({
      outcome: 'not for reserving',
    })
  })
})

async function set({ siteId }: Dealership, what: ReturnType<typeof sql>) {
  await testDatabase().db.execute(sql`update cars set ${what}, updated_at = now() where site_id = ${siteId}`)
}
