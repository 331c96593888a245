import { formatNumber } from '../shared/format-number.ts'

/** A slice of the wheel. */
export type Prize = {
  id: string
  /** Its share of all spins, relative to the shares of the others. */
  share: number
  /** How many can be won; `null` for as many as are spun. */
  stock: number | null
}

/** The prize at a fraction of the wheel, from 0 up to 1: the prizes take their shares of it in order. */
export function prizeAt(fraction: number, prizes: readonly Prize[]): Prize {
  let left = fraction * sharesOf(prizes)
  const drawn = prizes.find(({ share }) => (left -= share) < 0)
  if (!drawn) throw new Error('A draw has at least one prize.')
  return drawn
}

/** The prize that is given: the drawn one, or when all of it are won, the unlimited one. */
export function givenPrize(drawn: Prize, prizes: readonly Prize[], won: ReadonlyMap<string, number>): Prize {
  if (drawn.stock === null || (won.get(drawn.id) ?? 0) < drawn.stock) return drawn
  const unlimited = prizes.find(({ stock }) => stock === null)
  if (!unlimited) throw new Error('A draw has an unlimited prize.')
  return unlimited
}

/** How often a prize comes up, such as “1 in 20”, or “75% of spins” when it is a likely one. */
export function oddsOf({ share }: Prize, prizes: readonly Prize[]): string {
  const spins = sharesOf(prizes) / share
  if (spins < LIKELY) return `${Math.round(100 / spins)}% of spins`
  return `1 in ${formatNumber(spins < ROUNDED_FROM ? Number(spins.toFixed(1)) : Math.round(spins))}`
}

const LIKELY = 2
const ROUNDED_FROM = 10

function sharesOf(prizes: readonly Prize[]) {
  return prizes.reduce((sum, { share }) => sum + share, 0)
}
