import { describe, expect, test } from 'vitest'
import { joinQueue } from '#operations/reservations/join-queue.ts'
import { reserveCar } from '#operations/reservations/reserve-car.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import {
  heldOnline,
  joined,
  passTime,
  reserveByFeed,
  startedDeposit,
} from '../../support/reservations/held-vehicle.ts'
import { formOf } from '../../support/reservations/hold-plan.ts'
import { visit } from '../../support/browser/visit.ts'

describe('RSV-02 a hold whose time is up, while no job has ended it', () => {
  test('keeps nobody from the vehicle', async () => {
    const { dealer, carId, hold } = await dueHold()

    expect(await checkout(dealer)).toBe('free')
    expect(await reserve(dealer, carId)).toBe('held')
    expect(await dealer.holds.find(hold.id)).toMatchObject({ state: 'lapsed' })
  })

  test('keeps the vehicle for its holder if they have paid', async () => {
    const { dealer, carId, hold, payment } = await dueHold()
    await dealer.paymentSandbox?.pay(payment.providerId ?? '')

    expect(await reserve(dealer, carId)).toBe('taken')
    expect(await dealer.holds.find(hold.id)).toMatchObject({ state: 'held' })
    expect(await dealer.payments.find(payment.id)).toMatchObject({ state: 'paid' })
  })

  test('ends with its payment, so that nobody pays for a vehicle that someone else has', async () => {
    const { dealer, carId, payment } = await dueHold()

    expect(await reserve(dealer, carId)).toBe('held')
    const found = await dealer.paymentProvider?.find(payment.providerId ?? '')
    expect(found).toMatchObject({ payment: { state: 'ended' } })
  })

  test('is followed by the queue', async () => {
    const { dealer, carId } = await dueHold(['alex'])

    expect(await checkout(dealer)).toBe('held')
    expect(await reserve(dealer, carId)).toBe('taken')
    expect(await dealer.holds.liveOf(carId)).toMatchObject({ state: 'offered', email: 'alex@example.com' })
  })

  test('frees no vehicle that the dealer has reserved for someone else', async () => {
    const { dealer, carId } = await dueHold()
    await reserveByFeed(dealer, carId)

    const { text } = await visit(dealer, '/cars/hilux/checkout')
    expect(text).toContain('Someone else has reserved it')
    expect(text).not.toContain('Continue to payment')
  })

  test('has no queue that someone could join in vain', async () => {
    const { dealer, carId } = await dueHold(['alex'])
    const circumstances = { actor: { kind: 'system' }, page: 'http://harbour.localhost/' } as const

    expect(await joinQueue({ id: carId }, formOf('sam'), circumstances, dealer)).toMatchObject({
      outcome: 'joined',
    })
    expect(await dealer.holds.liveOf(carId)).toMatchObject({ state: 'offered', email: 'alex@example.com' })
  })
})

async function dueHold(waiting: readonly string[] = []) {
  const { dealer, carId, hold } = await heldOnline()
  const payment = await startedDeposit(dealer, hold)
  for (const person of waiting) await joined(dealer, carId, person)
  await passTime(dealer, hold.id)
  return { dealer, carId, hold, payment }
}

async function reserve(dealer: Dealership, carId: string) {
  const circumstances = { actor: { kind: 'system' }, page: 'http://harbour.localhost/' } as const
  return (await reserveCar({ id: carId }, formOf('sam'), circumstances, dealer)).outcome
}

async function checkout(dealer: Dealership) {
  const { text } = await visit(dealer, '/cars/hilux/checkout')
  if (text.includes('Continue to payment')) return 'free'
  return text.includes('Join the queue') ? 'held' : text
}
