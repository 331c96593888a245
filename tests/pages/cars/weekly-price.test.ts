import { expect, test } from 'vitest'
import type { Dealership } from '#operations/sites/dealership.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { sampleQuote } from '../../support/samples/sample-quote.ts'
import { visit } from '../../support/browser/visit.ts'

const weekly = (cents: number | null, more: Parameters<typeof sampleQuote>[0] = {}) => ({
  financeLenders: { Manual: sampleQuote({ paymentWeekCents: cents, ...more }) },
})

const dealer = await dealership({
  site: { finance: { provider: 'Manual' } },
  stock: [
    { slug: 'at-55', ...weekly(55_00) },
    { slug: 'at-120', ...weekly(120_00) },
    { slug: 'at-nothing', ...weekly(0) },
    { slug: 'unquoted', ...weekly(null) },
    { slug: 'without-comparison-rate', ...weekly(40_00, { comparisonRate: null }) },
    { slug: 'of-another-lender', financeLenders: { Angle: sampleQuote({ paymentWeekCents: 30_00 }) } },
    { slug: 'without-price', priceCents: 1_00, ...weekly(20_00) },
    { slug: 'sold', status: 'sold', soldAt: new Date('2026-03-10T09:00:00+10:00'), ...weekly(25_00) },
  ],
})

test.each([
  ['weekly_price=:60', ['at-55']],
  ['weekly_price=0:', ['at-120', 'at-55']],
  ['weekly_price=:60&sortBy=price-asc', ['at-55']],
  ['weekly_price_range=$50 - $75', ['at-55']],
  ['weekly_price_range=$50 - $75&weekly_price_range=$100 - $150', ['at-120', 'at-55']],
  ['weekly_price_range=50:100', ['at-55']],
  ['weekly_price_range=:100', ['at-55']],
  ['range[weekly_price_range]=100:', ['at-120']],
  ['weekly_price_range_min=100', ['at-120']],
])('SRCH-01 %s finds only vehicles that show a repayment', async (parameters, slugs) => {
  const answer = await search(dealer, parameters)

  expect(answer.hits.map(({ slug }) => slug).toSorted()).toEqual(slugs)
  expect(answer.stats['weekly_price']?.min).toBe(55)
})

test('SRCH-01 a price range accepts numbers as well as bands', async () => {
  const priced = await dealership({
    stock: [
      { slug: 'dear', priceCents: 61_000_00 },
      { slug: 'fair', priceCents: 23_000_00 },
    ],
  })

  for (const range of ['price_range=$20,000 - $30,000', 'price_range=20000:30000', 'price_range=:25000']) {
    expect((await search(priced, range)).hits.map(({ slug }) => slug)).toEqual(['fair'])
  }
})

test('SRCH-01 the page lists the selected range, with a link to remove it', async () => {
  expect((await visit(dealer, '/search?weekly_price_range=50:100')).text).toContain(
    'Remove Repayment per week: $50 to $100 a week ×',
  )
})

type Answer = {
  hits: { slug: string }[]
  stats: Record<string, { min: number; max: number } | null>
}

async function search(dealership: Dealership, parameters: string): Promise<Answer> {
  return JSON.parse((await visit(dealership, `/api/search?${parameters}`)).html)
}
