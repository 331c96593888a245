import { expect, test } from 'vitest'
import { Site } from '#sites/site.ts'
import { siteDocument } from '../../../tests/support/samples/sample-site.ts'
import { withApproximateTotal } from './approximate-total.ts'
import type { IndexAnswer, VehicleRequest } from './vehicle-search.ts'

const site = (approximateStockCount: number | null = null) =>
  Site.parse(siteDocument({ stock: { approximateStockCount } }))
const counts = (...figures: number[]) =>
  figures.map((count, at) => ({ value: `value ${at}`, count, chosen: false }))
const answer: IndexAnswer = {
  ids: [],
  total: 2000,
  exact: false,
  facets: { car_type: counts(1900, 800), body: counts(900, 100), features: counts(2500, 2500) },
  stats: {},
  corrections: [],
  unmatched: [],
  revision: '1',
}
const count: VehicleRequest['count'] = ['car_type', 'body', 'features']

test('SRCH-09 where an engine stops counting, the total is the sum of facet counts', () => {
  expect(withApproximateTotal(answer, { count, text: 'toyota' }, site())).toMatchObject({
    total: 2700,
    reachable: 2000,
  })
})

test('SRCH-09 facets whose counts ignore their own selection are not added up', () => {
  const request = { count, chosen: { car_type: ['used'] } }
  expect(withApproximateTotal(answer, request, site()).total).toBe(2000)
})

test('SRCH-09 the whole stock has the dealer’s configured count, and narrower searches are added up', () => {
  expect(withApproximateTotal(answer, { count }, site(3100)).total).toBe(3100)
  expect(withApproximateTotal(answer, { count, text: 'toyota' }, site(3100)).total).toBe(2700)
})

test('SRCH-09 without facet counts the configured count is the total, but never less than was counted', () => {
  expect(withApproximateTotal(answer, { text: 'kia' }, site(3100)).total).toBe(3100)
  expect(withApproximateTotal(answer, {}, site(600)).total).toBe(2000)
})

test('SRCH-09 an exact total stays as it is', () => {
  const exact = { ...answer, exact: true, total: 7 }
  expect(withApproximateTotal(exact, { count }, site(3100))).toEqual({ ...exact, reachable: 7 })
})
