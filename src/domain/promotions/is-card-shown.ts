import type { CarType } from '../cars/car.ts'

/** When, and to whom, a dealer wants a marketing card to be shown. Days are days on the dealer's calendar. */
export type CardRules = {
  displayTypes: readonly CarType[]
  strictDisplay: boolean
  start: string | null
  expiry: string | null
}

/** What decides it: the day it is for the dealer, and the kinds of stock that the shopper selected. */
type Circumstances = { today: string; selectedTypes: readonly string[] }

/**
 * A marketing card is shown from its first day on until the day it expires, to who selected a kind of stock it is for.
 * Who selected no kind sees it too, unless the dealer is strict: then nothing but its kinds may be selected.
 */
export function isCardShown(card: CardRules, { today, selectedTypes }: Circumstances): boolean {
  return isRunning(card, today) && suits(card, selectedTypes)
}

function isRunning({ start, expiry }: CardRules, today: string) {
  return (start === null || today >= start) && (expiry === null || today < expiry)
}

function suits({ displayTypes, strictDisplay }: CardRules, selected: readonly string[]) {
  const isOurs = (type: string) => displayTypes.some((ours) => ours === type)
  if (strictDisplay) return selected.length > 0 && selected.every(isOurs)
  return selected.length === 0 || selected.some(isOurs)
}
