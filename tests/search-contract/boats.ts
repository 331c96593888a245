import * as fc from 'fast-check'
import type { Collection, Condition, Document, Request } from '../../src/search/port.ts'

type BoatFacet = 'type' | 'port' | 'gear' | 'crew'
type BoatNumber = 'price' | 'length'
type BoatSort = 'cheapest' | 'longest'

/** A collection that is not vehicles, because engines may only learn fields from the definition. */
export const boats: Collection<BoatFacet, BoatNumber, BoatSort> = {
  name: 'boats',
  version: 1,
  facets: {
    type: { limit: 3 },
    port: { limit: 2 },
    gear: { limit: 3, many: true },
    crew: { limit: 2, many: true, match: 'all' },
  },
  numbers: { price: { integer: true }, length: {} },
  text: [['type', 'name'], ['notes', 'gear'], ['story']],
  codes: ['sail'],
  sorts: {
    cheapest: [{ by: 'price', direction: 'asc' }],
    longest: [
      { by: 'length', direction: 'desc' },
      { by: 'price', direction: 'asc' },
    ],
  },
}

const types = ['Sloop', 'Ketch', 'House Boat', "Cat's", 'Yawl', '']
const ports = ['Cairns', 'Ærø', 'b`ay', '"Quay"', 'OR 1=1']
const gears = ['sail', 'Sail', 'oar', 'engine', 'sails']
const crews = ['Ann', 'Bo', 'Änn', 'Cy']
const words = [
  'sloop',
  'slop',
  'ketch',
  'house',
  'boat',
  'houseboat',
  'sea-cat',
  'cx5',
  'cx 5',
  'ann',
  'sloops',
  '42',
  'a1',
]
const prices = [0, 1, 2, -7, 2 ** 31, 2 ** 31 + 1, 2 ** 40, 2.5]

const few = <T>(values: readonly T[]) => fc.uniqueArray(fc.constantFrom(...values), { maxLength: 3 })
const text = (max: number) =>
  fc.array(fc.constantFrom(...words), { maxLength: max }).map((parts) => parts.join(' '))
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 4 })
const range = fc.record(
  { min: fc.constantFrom(...prices), max: fc.constantFrom(...prices) },
  { requiredKeys: [] },
)

/** Few different values, so that most documents have something in common. */
export const boatDocument: fc.Arbitrary<Document> = fc.record({
  id: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'),
  type: maybe(fc.constantFrom(...types)),
  port: maybe(fc.constantFrom(...ports)),
  gear: few(gears),
  crew: maybe(few(crews)),
  price: maybe(fc.constantFrom(...prices)),
  length: maybe(fc.constantFrom(4, 4.5, 12)),
  name: text(3),
  notes: maybe(text(4)),
  story: text(2),
  sail: maybe(fc.constantFrom('AUS 42', 'AUS-421', '7', 'x1-b')),
})

export const boatCondition: fc.Arbitrary<Condition<BoatFacet, BoatNumber>> = fc.letrec<{
  condition: Condition<BoatFacet, BoatNumber>
}>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 3 },
    fc.record({ is: fc.constant('in' as const), facet: fc.constant('port' as const), values: few(ports) }),
    fc.record({ is: fc.constant('in' as const), facet: fc.constant('gear' as const), values: few(gears) }),
    range.map((limits) => ({ is: 'between' as const, number: 'price' as const, ...limits })),
    fc.record({
      is: fc.constantFrom('all' as const, 'any' as const),
      of: fc.array(tie('condition'), { maxLength: 3 }),
    }),
    fc.record({ is: fc.constant('not' as const), of: tie('condition') }),
  ),
})).condition

const typed = fc.oneof(
  text(3),
  fc.constantFrom(
    ...words,
    'slo',
    'sloup',
    'slooops',
    'aus42',
    'aus',
    'aus 4',
    'x1b',
    'kech',
    'h',
    'hous boa',
    'housebot',
    'cx 5',
    'house-boat',
    'sae-cat',
  ),
)

export const boatRequest: fc.Arbitrary<Request<BoatFacet, BoatNumber, BoatSort>> = fc.record(
  {
    text: typed,
    chosen: fc.record(
      { type: few(types), port: few(ports), gear: few(gears), crew: few([...crews, 'Nobody']) },
      { requiredKeys: [] },
    ),
    ranges: fc.record({ price: range, length: range }, { requiredKeys: [] }),
    sort: fc.constantFrom('relevance', 'cheapest', 'longest'),
    nearest: fc.oneof(
      fc.record({ facet: fc.constant('port' as const), values: few([...ports, 'Nowhere']) }),
      fc.record({ facet: fc.constant('gear' as const), values: few(gears) }),
    ),
    page: fc.integer({ min: 1, max: 3 }),
    size: fc.integer({ min: 0, max: 8 }),
    count: fc.constant([
      'type',
      { facet: 'port', limit: 4 },
      { facet: 'gear', find: 'SAI' },
      'crew',
    ] as const),
    stats: fc.constant(['price', 'length'] as const),
  },
  { requiredKeys: ['count', 'stats'] },
)
