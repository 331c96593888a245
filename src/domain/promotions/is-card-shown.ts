import type { CarType } from '../cars/car.ts'

/** When, and to whom, a marketing card shows. Days are days on the dealer's calendar. */
export type CardRules = {
  displayTypes: readonly CarType[]
  strictDisplay: boolean
  start: string | null
  expiry: string | null
}

/** The current day for the dealer, and the car types the shopper selected. */
type Circumstances = { today: string; selectedTypes: readonly string[] }

/**
 * A marketing card shows from its first day until the day before it expires, to shoppers who selected one of its
 * car types or none. A strict card shows only while every selected type is one of its types.
 */
export function isCardShown(card: CardRules, { today, selectedTypes }: Circumstances): boolean {
  return isRunning(card, today) && matchesTypes(card, selectedTypes)
}

function isRunning({ start, expiry }: CardRules, today: string) {
  return (start === null || today >= start) && (expiry === null || today < expiry)
}

function matchesTypes({ displayTypes, strictDisplay }: CardRules, selected: readonly string[]) {
  const isDisplayType = (type: string) => displayTypes.some((known) => known === type)
  if (strictDisplay) return selected.length > 0 && selected.every(isDisplayType)
  return selected.length === 0 || selected.some(isDisplayType)
}
