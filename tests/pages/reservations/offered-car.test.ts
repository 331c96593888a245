import { expect, test } from 'vitest'
import { holdPath } from '#operations/reservations/hold-link.ts'
import { holdPlan } from '#operations/reservations/hold-plan.ts'
import { send, visit } from '../../support/browser/visit.ts'
import { heldOnline, joined } from '../../support/reservations/held-vehicle.ts'

test('RSV-06 someone who is offered a vehicle can say no, and it goes to the next person at once', async () => {
  const { dealer, carId, hold } = await heldOnline()
  for (const person of ['alex', 'sam']) await joined(dealer, carId, person)
  await dealer.holds.step(hold.id, 'release', holdPlan(dealer))
  const page = await holdPath((await dealer.holds.liveOf(carId))?.id ?? '', dealer.seal)

  const { html, text } = await visit(dealer, page)
  expect(html).toContain('name="do" value="cancel"')
  expect(text).toContain('No thanks')

  await send(dealer, page, { do: 'cancel' })
  expect(await dealer.holds.liveOf(carId)).toMatchObject({ state: 'offered', email: 'sam@example.com' })
})
