import { expect, test } from 'vitest'
import type { VehicleFacet } from '#domain/search/vehicle-facets.ts'
import type { Condition } from '../../src/search/port.ts'
import type { VehicleNumber } from '../../src/search/vehicles.ts'
import { everything, fill, indexWith, type MakeEngine, vehicle } from './fixture.ts'
import type { VehicleRequest } from './seeded-requests.ts'

/** Injection texts that have opened closed systems elsewhere. */
const sly = [
  `' OR 1=1 --`,
  `" OR "" = "`,
  '` || true',
  '] OR status = sold OR make IN ["Toyota"',
  'tenant:=other',
  '`other`',
  '*',
  '%',
  '\\',
  '\u0000',
  '${"other"}',
  '__proto__',
  'constructor',
]

/** No request of a shopper shows more than the scope allows. */
export function isolation(makeEngine: MakeEngine): void {
  const tell = { count: ['make', 'dealership_name', 'tag'], stats: ['price'] } satisfies VehicleRequest

  test('SRCH-17 a tenant never finds, counts or corrects by another tenant’s vehicles', async () => {
    const { index, search } = await indexWith(makeEngine, [vehicle('ours', { make: 'Kia', price: 10 })])
    await fill(index, [vehicle('theirs', { make: 'Toyota', price: 99, stock_number: 'T1' })], 'other')

    for (const text of ['toyota', 'toyta', 'toy', 't1', 'T 1'])
      expect(await search({ ...tell, text })).toMatchObject({ total: 0, corrections: [] })
    for (const text of sly) expect((await search({ ...tell, text })).ids).not.toContain('theirs')
    for (const value of ['Toyota', 'other', ...sly]) {
      const answer = await search({ ...tell, chosen: { make: [value], tag: [value] } })
      expect(answer).toMatchObject({ total: 0, ids: [], stats: { price: null } })
      expect(answer.facets.make?.filter(({ count }) => count > 0)).toEqual([])
    }
    expect(await search(tell)).toMatchObject({ ids: ['ours'], stats: { price: { min: 10, max: 10 } } })
  })

  test('SRCH-17 two tenants with vehicles of the same ids are separate', async () => {
    const { index, search } = await indexWith(makeEngine, [vehicle('1', { make: 'Kia' })])
    await fill(index, [vehicle('1', { make: 'Ford' })], 'other')
    await index.apply('other', [{ remove: '1' }], 2n)
    await index.settled('other', 2n)

    expect((await search({ count: ['make'] })).facets.make).toEqual([
      { value: 'Kia', count: 1, chosen: false },
    ])
  })

  test('SRCH-17 values may have quotes, backticks and brackets', async () => {
    const { search } = await indexWith(
      makeEngine,
      sly.map((tag, at) => vehicle(`${at}`, { tag, make: 'Kia' })),
    )

    for (const [at, tag] of sly.entries()) {
      expect((await search({ chosen: { tag: [tag] } })).ids).toEqual([`${at}`])
    }
  })

  test('SRCH-08 vehicles outside the scope are not found, counted, measured or used for corrections', async () => {
    const { index } = await indexWith(makeEngine, [
      vehicle('shown', { make: 'Kia', dealership_name: `D'Arcy "A"`, price: 5 }),
      vehicle('hidden', { make: 'Tesla', dealership_name: 'B', price: 9 }),
    ])
    const visible = { is: 'in', facet: 'dealership_name', values: [`D'Arcy "A"`] } as const
    const search = (request: VehicleRequest) => index.search({ tenant: 'site', visible }, request)

    expect(await search(tell)).toMatchObject({
      ids: ['shown'],
      facets: { make: [{ value: 'Kia', count: 1 }] },
      stats: { price: { min: 5, max: 5 } },
    })
    expect(await search({ text: 'telsa' })).toMatchObject({ total: 0, corrections: [] })
    expect((await search({ chosen: { dealership_name: ['B'] } })).total).toBe(0)
  })

  test('SRCH-08 a vehicle is shown for some days after it was sold', async () => {
    const day = 24 * 60 * 60
    const { index } = await indexWith(makeEngine, [
      vehicle('for sale'),
      vehicle('just sold', { status: 'sold', sold_at: 10 * day }),
      vehicle('long sold', { status: 'sold', sold_at: 6 * day }),
      vehicle('sold, who knows when', { status: 'sold' }),
    ])
    const shownFrom = async (since: number) => {
      const visible: Condition<VehicleFacet, VehicleNumber> = {
        is: 'any',
        of: [
          { is: 'in', facet: 'status', values: ['in_stock', 'coming_soon'] },
          {
            is: 'all',
            of: [
              { is: 'in', facet: 'status', values: ['sold'] },
              { is: 'between', number: 'sold_at', min: since },
            ],
          },
        ],
      }
      return (await index.search({ tenant: 'site', visible }, {})).ids
    }

    expect(await shownFrom(8 * day)).toEqual(['just sold', 'for sale'])
    expect(await shownFrom(6 * day)).toEqual(['long sold', 'just sold', 'for sale'])
    expect(await shownFrom(11 * day)).toEqual(['for sale'])
  })

  test('SRCH-08 a negated condition matches exactly the other vehicles', async () => {
    const { index } = await indexWith(makeEngine, [
      vehicle('kia', { make: 'Kia' }),
      vehicle('ford', { make: 'Ford' }),
      vehicle('none'),
    ])
    const isKia = { is: 'in', facet: 'make', values: ['Kia'] } as const
    const shown = async (visible: Condition<VehicleFacet, VehicleNumber>) =>
      (await index.search({ tenant: 'site', visible }, {})).ids

    expect(await shown({ is: 'not', of: isKia })).toEqual(['none', 'ford'])
    expect(await shown({ is: 'not', of: { is: 'not', of: isKia } })).toEqual(['kia'])
    expect(await shown({ is: 'not', of: everything })).toEqual([])
    expect(await shown({ is: 'any', of: [] })).toEqual([])
    expect(await shown({ is: 'in', facet: 'make', values: [] })).toEqual([])
  })
}
