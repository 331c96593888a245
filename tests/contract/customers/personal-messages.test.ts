import { expect, test } from 'vitest'
import { erasePerson, exportPersonalData } from '#operations/customers/personal-data.ts'
import { plan, wishOf } from '../../support/reservations/hold-plan.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { sampleCar } from '../../support/samples/sample-car.ts'

const phone = '+61491570313'
const email = 'zebrafinch@example.com'
const person = { phone, email }

test('SAVE-06 the messages in the file are those that an erasure deletes, also about a place in a queue', async () => {
  const car = sampleCar({ slug: 'hilux' })
  const dealer = await dealership({ stock: [car] })
  await dealer.holds.take(wishOf(car.id, 'someone else'), plan)
  const { depositCents: _deposit, ...place } = { ...wishOf(car.id, 'them'), email }
  await dealer.holdQueue.join(place, plan)
  await dealer.holdQueue.end(car.id, { ...plan, queueGoneJobs: [{ kind: 'queue-gone-email', payload: {} }] })

  expect(await exportPersonalData(person, dealer)).toMatchObject({ messages: [{ kind: 'queue-gone-email' }] })
  expect(await erasePerson(person, dealer)).toMatchObject({ erased: { messages: 1 } })
})
