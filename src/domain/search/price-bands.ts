import { formatNumber } from '../shared/format-number.ts'

/** The price band of a vehicle as shoppers read it: `$20,000 - $30,000`. A band includes its lower figure. */
export function priceBand(dollars: number): string {
  return band(dollars, PRICE_EDGES)
}

/** The band of a vehicle's weekly repayment. */
export function weeklyPriceBand(dollars: number): string {
  return band(dollars, WEEKLY_EDGES)
}

const PRICE_EDGES = [10_000, 15_000, 20_000, 30_000, 40_000, 50_000, 75_000, 100_000]
const WEEKLY_EDGES = [50, 75, 100, 150, 200, 300]

/** All bands, lowest first. */
export const priceBands: readonly string[] = [0, ...PRICE_EDGES].map(priceBand)
export const weeklyPriceBands: readonly string[] = [0, ...WEEKLY_EDGES].map(weeklyPriceBand)

function band(dollars: number, edges: number[]) {
  const next = edges.findIndex((edge) => dollars < edge)
  const [from, to] = next === -1 ? [edges.at(-1), undefined] : [edges[next - 1], edges[next]]
  if (from === undefined) return `Under ${written(to)}`
  return to === undefined ? `${written(from)}+` : `${written(from)} - ${written(to)}`
}

function written(dollars = 0) {
  return `$${formatNumber(dollars)}`
}
