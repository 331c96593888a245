import { expect, test } from 'vitest'
import { erasePerson } from '#operations/customers/personal-data.ts'
import { plan, wishOf } from '../../support/reservations/hold-plan.ts'
import { passTime, startedDeposit } from '../../support/reservations/held-vehicle.ts'
import { dealership } from '../../support/samples/dealership.ts'

const person = { phone: '+61491570313', email: 'kim@example.com' }

test('SAVE-06 an unpaid reservation whose time is up ends before its person is erased', async () => {
  const { dealer, hold } = await overdueReservation()

  expect(await erasePerson(person, dealer)).toMatchObject({ outcome: 'erased' })
  expect(await dealer.holds.find(hold.id)).toMatchObject({ state: 'lapsed', phone: null })
})

test('SAVE-06 nobody is erased whose reservation was paid in its last moment, though its notice is late', async () => {
  const { dealer, hold, payment } = await overdueReservation()
  await dealer.paymentSandbox?.pay(payment.providerId ?? '')

  expect(await erasePerson(person, dealer)).toEqual({
    outcome: 'has reservations',
    references: [hold.reference],
  })
  expect(await dealer.holds.find(hold.id)).toMatchObject({ state: 'held', phone: person.phone })
})

test('SAVE-06 a payment that is only heard of after its person was erased goes back', async () => {
  const { dealer, hold, payment } = await overdueReservation()
  await erasePerson(person, dealer)

  expect(await dealer.payments.settle(payment.id, 'pay', plan)).toMatchObject({
    hold: { id: hold.id, state: 'refunding' },
    payment: { state: 'refunding' },
  })
})

/** A reservation whose time is up before its job has ended it. */
async function overdueReservation() {
  const dealer = await dealership({ stock: [{ slug: 'hilux' }], now: new Date().toISOString() })
  const carId = (await dealer.cars.findBySlug('hilux'))?.id ?? ''
  const hold = await dealer.holds.take({ ...wishOf(carId, 'them'), ...person }, plan)
  if (!hold) throw new Error('The vehicle was free.')
  const payment = await startedDeposit(dealer, hold)
  await passTime(dealer, hold.id)
  return { dealer: { ...dealer, now: () => new Date() }, hold, payment }
}
