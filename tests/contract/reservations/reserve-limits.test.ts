import { describe, expect, test } from 'vitest'
import { MAX_WAITING } from '#domain/reservations/queue-limits.ts'
import { joinQueue } from '#operations/reservations/join-queue.ts'
import { type HolderForm, reserveCar } from '#operations/reservations/reserve-car.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { formOf } from '../../support/reservations/hold-plan.ts'
import { dealership } from '../../support/samples/dealership.ts'

const page = 'http://harbour.localhost/cars/a/checkout'

describe('RSV-02 limits of reserving', () => {
  test('a person pays for one vehicle at a time', async () => {
    const dealer = await dealerWith(2)
    const forKim = formOf('kim')

    expect(await reserve(dealer, '0', forKim)).toBe('held')
    expect(await reserve(dealer, '1', formOf('kim'))).toBe('one at a time')
    expect(await reserve(dealer, '0', forKim)).toBe('held')
  })

  test('a person pays for one vehicle at a time, also when they ask for several at once', async () => {
    const dealer = await dealerWith(4)
    const outcomes = await Promise.all(
      ['0', '1', '2', '3'].map((slug) => reserve(dealer, slug, formOf('kim'))),
    )

    expect(outcomes.toSorted()).toEqual(['held', 'one at a time', 'one at a time', 'one at a time'])
  })

  test('an extension makes nobody another person', async () => {
    const dealer = await dealerWith(2)
    const at = (phone: string) => ({ ...formOf('kim'), phone })

    expect(await reserve(dealer, '0', at('+61412345678'))).toBe('held')
    expect(await reserve(dealer, '1', at('+61412345678 ext 1'))).toBe('one at a time')
  })

  test('the same details in another form don’t lead to a hold', async () => {
    const dealer = await dealerWith(1)

    expect(await reserve(dealer, '0', formOf('kim'))).toBe('held')
    expect(await reserve(dealer, '0', formOf('kim'))).toBe('taken')
  })

  test.each([
    ['one address', () => '203.0.113.7'],
    ['the IPv6 network of one household', (nth: number) => `2001:db8:1:2::${nth + 1}`],
  ])('from %s come at most six attempts a day', async (_network, addressOf) => {
    const dealer = await dealerWith(8)

    const outcomes = []
    for (let nth = 0; nth < 8; nth++)
      outcomes.push(await reserve(dealer, String(nth), formOf(`person-${nth}`), addressOf(nth)))

    expect(outcomes).toEqual([...Array(6).fill('held'), 'too many', 'too many'])
  })

  test('a form that a bot filled in holds nothing, wherever it came from', async () => {
    const dealer = await dealerWith(1)

    expect(await reserve(dealer, '0', byBot('kim'))).toBe('bot')
    expect(await reserve(dealer, '0', formOf('sam'))).toBe('held')
  })
})

describe('RSV-06 limits of waiting', () => {
  test.each([
    ['one address', () => '203.0.113.7'],
    ['the IPv6 network of one household', (nth: number) => `2001:db8:1:2::${nth + 1}`],
  ])('from %s come at most two places for one vehicle a day', async (_network, addressOf) => {
    const dealer = await heldDealer(1)

    const outcomes = []
    for (let nth = 0; nth < 3; nth++)
      outcomes.push(await join(dealer, '0', formOf(`person-${nth}`), addressOf(nth)))

    expect(outcomes).toEqual(['joined', 'joined', 'too many'])
  })

  test('from one address come at most six places a day', async () => {
    const dealer = await heldDealer(4)

    const outcomes = []
    for (let nth = 0; nth < 8; nth++)
      outcomes.push(await join(dealer, String(nth % 4), formOf(`person-${nth}`)))

    expect(outcomes).toEqual([...Array(6).fill('joined'), 'too many', 'too many'])
  })

  test('the same form again is the same place, and uses up no other', async () => {
    const dealer = await heldDealer(1)
    const forSam = formOf('sam')

    const outcomes = []
    for (const form of [forSam, forSam, forSam, formOf('alex')]) outcomes.push(await join(dealer, '0', form))

    expect(outcomes).toEqual(Array(4).fill('joined'))
  })

  test('a full queue uses up no place', async () => {
    const dealer = await heldDealer(2)
    for (let nth = 0; nth < MAX_WAITING; nth++)
      await join(dealer, '0', formOf(`person-${nth}`), `198.51.100.${nth}`)

    const outcomes = []
    for (let nth = 0; nth < 8; nth++) outcomes.push(await join(dealer, '0', formOf(`late-${nth}`)))

    expect(outcomes).toEqual(Array(8).fill('full'))
    expect(await join(dealer, '1', formOf('late-8'))).toBe('joined')
  })

  test('a form that a bot filled in gets no place', async () => {
    expect(await join(await heldDealer(1), '0', byBot('sam'))).toBe('bot')
  })
})

function dealerWith(cars: number) {
  return dealership({
    site: { reservations: { enabled: true, takesPayments: true } },
    stock: Array.from({ length: cars }, (_, nth) => ({ slug: String(nth), stockNumber: `U${nth}` })),
  })
}

/** All vehicles are held, each by someone else. */
async function heldDealer(cars: number) {
  const dealer = await dealerWith(cars)
  for (let nth = 0; nth < cars; nth++)
    await reserve(dealer, String(nth), formOf(`holder-${nth}`), '198.51.100.1')
  return dealer
}

function byBot(person: string) {
  return { ...formOf(person), suspect: true, fields: { spam_signs: ['honeypot'] } }
}

async function reserve(dealer: Dealership, slug: string, form: HolderForm, address = '203.0.113.7') {
  const { actor, car } = await visitorOf(dealer, slug, address)
  return (await reserveCar(car, form, { actor, page }, dealer)).outcome
}

async function join(dealer: Dealership, slug: string, form: HolderForm, address = '203.0.113.7') {
  const { actor, car } = await visitorOf(dealer, slug, address)
  return (await joinQueue(car, form, { actor, page }, dealer)).outcome
}

async function visitorOf(dealer: Dealership, slug: string, address: string) {
  const car = await dealer.cars.findBySlug(slug)
  return { actor: { kind: 'visitor', address, isProgram: false } as const, car: { id: car?.id ?? '' } }
}
