import { expect, test } from 'vitest'
import { createId } from '#data/create-id.ts'
import { reserveCar } from '#operations/reservations/reserve-car.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { dealership } from '../support/samples/dealership.ts'

const page = 'http://harbour.localhost/cars/a/checkout'

test('RSV-02 a person pays for one vehicle at a time', async () => {
  const dealer = await dealerWith(2)

  const cars = ['0', '1', '0']
  expect(await outcomes(dealer, { people: ['kim', 'kim', 'kim'], cars, leads: [0, 1, 0] })).toEqual([
    'held',
    'one at a time',
    'held',
  ])
})

test('RSV-02 the same details in another form don’t lead to a hold', async () => {
  const dealer = await dealerWith(1)

  const reserved = await outcomes(dealer, { people: ['kim', 'kim'], cars: ['0', '0'], leads: [0, 1] })

  expect(reserved).toEqual(['held', 'taken'])
})

test('RSV-02 from one address come at most six attempts a day', async () => {
  const dealer = await dealerWith(8)
  const people = Array.from({ length: 8 }, (_, nth) => `person-${nth}`)

  const reserved = await outcomes(dealer, { people, cars: people.map((_, nth) => String(nth)) })

  expect(reserved).toEqual([...Array(6).fill('held'), 'too many', 'too many'])
})

function dealerWith(cars: number) {
  return dealership({
    site: { reservations: { enabled: true, takesPayments: true } },
    stock: Array.from({ length: cars }, (_, nth) => ({ slug: String(nth), stockNumber: `U${nth}` })),
  })
}

type Attempts = { people: string[]; cars: string[]; leads?: number[] }

const leadIds = Array.from({ length: 8 }, () => createId())

/** One after another, from one address. */
async function outcomes(dealer: Dealership, { people, cars, leads = [] }: Attempts) {
  const actor = { kind: 'visitor', address: '203.0.113.7', isProgram: false } as const
  const found: string[] = []
  for (const [nth, person] of people.entries()) {
    const car = await dealer.cars.findBySlug(cars[nth] ?? '')
    const who = {
      name: person,
      email: `${person}@example.com`,
      phone: null,
      leadId: leadIds[leads[nth] ?? nth] ?? null,
    }
    if (car) found.push((await reserveCar(car, who, { actor, page }, dealer)).outcome)
  }
  return found
}
