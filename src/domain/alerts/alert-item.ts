import type { AlertKind } from './alert-kinds.ts'

/** One vehicle in a message to a customer. */
export type AlertItem = {
  kind: AlertKind
  /** `2021 Toyota HiLux SR5`. */
  title: string
  /** The price with what it includes. */
  price: string
  /** The price before a drop. */
  before: string | null
  /** The search that found it. */
  search: string | null
  url: string
}

/** What a message says besides its vehicles. All addresses are absolute. */
export type AlertFrame = {
  dealerName: string
  siteUrl: string
  stopUrl: string
  settingsUrl: string
  /** How many new matches there are besides the items. */
  more: number
}

/** The name of one item of a kind, and of several. */
export const itemNames: Record<AlertKind, readonly [one: string, several: string]> = {
  'price-drop': ['price drop', 'price drops'],
  'back-in-stock': ['vehicle back in stock', 'vehicles back in stock'],
  'hold-ended': ['vehicle no longer on hold', 'vehicles no longer on hold'],
  'new-match': ['new match', 'new matches'],
}

/** `2 price drops and 1 new match`. */
export function countedItems(items: readonly Pick<AlertItem, 'kind'>[], more: number): string {
  const counts = Object.entries(itemNames).flatMap(([kind, [one, several]]) => {
    const count = items.filter((item) => item.kind === kind).length + (kind === 'new-match' ? more : 0)
    return count === 0 ? [] : [`${count} ${count === 1 ? one : several}`]
  })
  const last = counts.pop() ?? ''
  return counts.length === 0 ? last : `${counts.join(', ')} and ${last}`
}

/** Where the customer sees everything that a message is about. */
export function overviewUrl(items: readonly Pick<AlertItem, 'kind'>[], siteUrl: string): string {
  return items.every(({ kind }) => kind === 'new-match')
    ? `${siteUrl}/saved-searches`
    : `${siteUrl}/watchlist`
}

/** What happened, for one vehicle: `now $38,990 Drive Away, down from $40,990`. */
export function itemFacts({ kind, price, before }: AlertItem): string {
  if (kind === 'price-drop') return before === null ? `now ${price}` : `now ${price}, down from ${before}`
  return price
}
