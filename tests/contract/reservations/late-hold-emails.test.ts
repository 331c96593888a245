import { expect, test } from 'vitest'
import { holdPlan } from '#operations/reservations/hold-plan.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { deliverAll, makeAllDue, noSenders, startWithNoJobs } from '../../support/delivery/deliveries.ts'
import { passTime, startedDeposit } from '../../support/reservations/held-vehicle.ts'
import { placeOf, plan, wishOf } from '../../support/reservations/hold-plan.ts'
import { dealership } from '../../support/samples/dealership.ts'

startWithNoJobs()
const sent = { outcome: 'sent', answer: '' } as const

const endedAndRefunded = ['Reservation ended', 'Your deposit has been refunded', 'Your reservation has ended']

test('RSV-01 a paid reservation is announced to the customer and the dealer', async () => {
  const { dealer } = await paidReservation()

  expect(await subjectsOf(dealer)).toEqual(['Reserved and paid', 'Reserved for you'])
})

test('RSV-01 a reservation that was cancelled before the mail server worked again is not announced any more', async () => {
  const { dealer, hold } = await paidReservation()
  await dealer.holds.step(hold.id, 'release', holdPlan(dealer))

  expect(await subjectsOf(dealer)).toEqual(endedAndRefunded)
})

test('RSV-06 an offer whose time is up is neither emailed nor texted, though its end is not recorded yet', async () => {
  const { dealer, hold } = await paidReservation()
  await dealer.holdQueue.join({ ...placeOf(hold.carId, 'sam'), phone: '+61491570006' }, plan)
  await dealer.holds.step(hold.id, 'release', holdPlan(dealer))
  await passTime(dealer, (await dealer.holds.liveOf(hold.carId))?.id ?? '')

  expect(await subjectsOf(dealer)).toEqual(endedAndRefunded)
})

async function paidReservation() {
  const dealer = await dealership({ stock: [{ slug: 'hilux' }], now: new Date().toISOString() })
  const carId = (await dealer.cars.findBySlug('hilux'))?.id ?? ''
  const hold = await dealer.holds.take(wishOf(carId, 'kim'), holdPlan(dealer))
  if (!hold) throw new Error('The vehicle was free.')
  const payment = await startedDeposit(dealer, hold)
  await dealer.paymentSandbox?.pay(payment.providerId ?? '')
  await dealer.payments.settle(payment.id, 'pay', holdPlan(dealer))
  return { dealer, hold }
}

/** What the emails and texts that go out now are about. */
async function subjectsOf(dealer: Dealership) {
  const subjects: string[] = []
  await makeAllDue()
  await deliverAll([dealer], {
    ...noSenders,
    email: async ({ subject }) => (subjects.push(subject.split(':')[0] ?? ''), sent),
    sms: async ({ text }) => (subjects.push(text), sent),
  })
  return subjects.toSorted()
}
