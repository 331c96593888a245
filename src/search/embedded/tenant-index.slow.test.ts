import { expect, test } from 'vitest'
import { everything, vehicle } from '../../../tests/search-contract/fixture.ts'
import type { Collection, Request } from '../port.ts'
import { vehicles } from '../vehicles.ts'
import { atOnce } from './pacing.ts'
import { Scratch } from './scratch.ts'
import { search } from './search.ts'
import { TenantIndex } from './tenant-index.ts'

const collection: Collection = vehicles

function indexOf(count: number) {
  const index = new TenantIndex(collection)
  for (let at = 0; at < count; at++)
    index.put(vehicle(`${at}`, { make: 'Kia', model: `Model ${at}`, price: at }))
  atOnce(index.settle())
  return index
}

function find(index: TenantIndex, request: Request) {
  const scratch = new Scratch()
  scratch.start(index.rowCount)
  return search(index, index.visible(everything, scratch), request, scratch)
}

test('SRCH-17 an index should be compacted once more than a quarter of its rows are dead', () => {
  const index = indexOf(100)

  for (let at = 0; at < 25; at++) index.remove(`${at}`)
  expect(index.isWorthCompacting).toBe(false)

  index.remove('25')
  expect(index.isWorthCompacting).toBe(true)
})

test('SRCH-17 a compacted index has the same results without the dead rows, and accepts changes', () => {
  const index = indexOf(100)
  for (let at = 0; at < 40; at++)
    index.put(vehicle(`${at}`, { make: 'Ford', model: 'Ranger', price: 1000 - at }))
  for (let at = 90; at < 100; at++) index.remove(`${at}`)
  atOnce(index.settle())
  const request = {
    text: 'ford rang',
    sort: 'price-asc',
    count: ['make', 'model'],
    stats: ['price'],
    size: 100,
  }

  const compact = atOnce(index.compacted())
  expect(compact.rowCount).toBe(90)
  expect(find(compact, request)).toEqual(find(index, request))
  expect(find(compact, { text: 'model 95' }).total).toBe(0)

  compact.put(vehicle('new', { make: 'Ford', model: 'Ranger', price: 1 }))
  compact.remove('0')
  atOnce(compact.settle())
  expect(find(compact, request)).toMatchObject({ total: 40, stats: { price: { min: 1, max: 999 } } })
})

test('SRCH-03 a facet may have more values than two bytes can number', () => {
  const names = {
    ...collection,
    facets: { name: { limit: 5 }, tags: { limit: 5, many: true } },
    text: [],
    codes: [],
  }
  const index = new TenantIndex(names)
  for (let at = 0; at < 40_000; at++)
    index.put({ id: `${at}`, name: `Name ${at}`, tags: [`Tag ${at}`, 'All'] })
  atOnce(index.settle())

  const one = find(index, { chosen: { name: ['Name 39999'] }, count: ['name', 'tags'] })
  expect(one.ids).toEqual(['39999'])
  expect(one.facets['tags']).toEqual([
    { value: 'All', count: 1, chosen: false },
    { value: 'Tag 39999', count: 1, chosen: false },
  ])
  expect(one.facets['name']).toHaveLength(5 + 1)
  expect(find(index, { chosen: { tags: ['Tag 39998'] } }).ids).toEqual(['39998'])
  expect(find(index, { count: ['tags'] }).facets['tags']?.[0]).toEqual({
    value: 'All',
    count: 40_000,
    chosen: false,
  })
}, 30_000)

test('SRCH-06 numbers are stored exactly, however large, small or invalid', () => {
  const prices = [2 ** 31, 2 ** 31 - 1, -(2 ** 31) - 1, 2 ** 53 - 1, 0.1, 0]
  const index = new TenantIndex(collection)
  for (const [at, price] of prices.entries()) index.put(vehicle(`${at}`, { price }))
  index.put(vehicle('none', { price: Number.NaN }))
  atOnce(index.settle())

  const ascending = find(index, { sort: 'price-asc', stats: ['price'] })
  expect(ascending.ids).toEqual(['2', '5', '4', '1', '0', '3', 'none'])
  expect(ascending.stats['price']).toEqual({ min: -(2 ** 31) - 1, max: 2 ** 53 - 1 })
  expect(find(index, { ranges: { price: { min: 2 ** 31, max: 2 ** 31 } } }).ids).toEqual(['0'])
  expect(find(index, { ranges: { price: { min: 0.05, max: 0.2 } } }).ids).toEqual(['4'])
  expect(find(index, { ranges: { price: { min: 5, max: 1 } } }).ids).toEqual([])
})

test('SRCH-17 a request for a field that the collection lacks throws an error', () => {
  const index = indexOf(1)

  expect(() => find(index, { count: ['engine'] })).toThrow('no facet called "engine"')
  expect(() => find(index, { chosen: { toString: ['x'] } })).toThrow('no facet called "toString"')
  expect(() => find(index, { ranges: { length: { min: 1 } } })).toThrow('no number called "length"')
  expect(() => find(index, { sort: 'random' })).toThrow('no order called "random"')
})
