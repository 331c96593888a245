import { expect, test } from 'vitest'
import { holdPath } from '#operations/reservations/hold-link.ts'
import { holdPlan } from '#operations/reservations/hold-plan.ts'
import { purchasePath } from '#operations/purchases/purchase-link.ts'
import { send, visit } from '../../support/browser/visit.ts'
import { heldOnline, passTime } from '../../support/reservations/held-vehicle.ts'

test('RSV-04 a purchase whose time to pay has run out can be continued, from the page that says so', async () => {
  const { dealer, hold, purchase } = await heldPurchase()
  expect((await visit(dealer, purchase)).headers.get('location')).toBe(await holdPath(hold.id, dealer.seal))
  await passTime(dealer, hold.id)

  const { html } = await visit(dealer, await holdPath(hold.id, dealer.seal))
  expect(html).toContain(`href="${purchase}"`)
  const { status, text } = await visit(dealer, purchase)
  expect(status).toBe(200)
  expect(text).toContain('Paying with own funds')
})

test('RSV-04 a purchase whose deposit is paid or on its way back leads to its reservation', async () => {
  const { dealer, hold, purchase } = await heldPurchase()
  const { id: holdId, reference, email, page, depositCents: amountCents } = hold
  const who = { holdId, reference, name: null, email, phone: null, page, amountCents }
  const payment = await dealer.payments.create({ ...who, purpose: 'deposit', provider: 'sandbox' })
  const reservation = await holdPath(hold.id, dealer.seal)

  await dealer.payments.settle(payment.id, 'pay', holdPlan(dealer))
  expect((await visit(dealer, purchase)).headers.get('location')).toBe(reservation)
  await dealer.holds.step(hold.id, 'release', holdPlan(dealer))
  expect((await visit(dealer, purchase)).headers.get('location')).toBe(reservation)
  await dealer.payments.settle(payment.id, 'refund done', holdPlan(dealer))
  expect((await visit(dealer, purchase)).status).toBe(200)
})

async function heldPurchase() {
  const { dealer, carId, hold } = await heldOnline()
  const { id } = await dealer.purchases.start(carId)
  const purchase = await purchasePath(id, dealer.seal)
  await send(dealer, `${purchase}?step=payment`, { payment: 'own-funds' })
  await send(dealer, `${purchase}?step=trade-in`, { trade_in: 'no' })
  await dealer.purchases.held(id, hold.id)
  return { dealer, hold, purchase }
}
