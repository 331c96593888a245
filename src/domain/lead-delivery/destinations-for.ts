import type { LeadToDeliver } from './lead-to-deliver.ts'

export const destinationKinds = ['email', 'adf', 'webhook', 'sms'] as const
export type DestinationKind = (typeof destinationKinds)[number]

/** A place a dealer sends leads to: all of them, or those of some categories or locations. */
export type Destination = {
  kind: DestinationKind
  /** An email address, the URL of a webhook, or a mobile number. */
  to: string
  categories: readonly string[]
  locations: readonly string[]
}

export type ChosenDestination = {
  kind: DestinationKind
  /** `null` means the dealer's own email address at the time the lead is sent. */
  to: string | null
}

/**
 * Chooses where a lead goes. For each kind, the destinations that match most specifically (category, location)
 * win, and equal matches all get the lead. Every lead goes somewhere: if no email and no system matches, it
 * goes to the dealer's own address. A person checks possible spam first, so it goes by email only.
 */
export function destinationsFor(lead: Lead, destinations: readonly Destination[]): ChosenDestination[] {
  const matching = destinations
    .filter(({ kind }) => isTrusted(lead) || kind === 'email')
    .filter(({ kind }) => lead.formCompleted || kind === 'email' || kind === 'webhook')
    .filter((destination) => matches(destination, lead))
  const best = destinationKinds.flatMap((kind) => mostSpecific(matching.filter((one) => one.kind === kind)))
  const chosen = [...new Map(best.map(({ kind, to }) => [`${kind} ${to}`, { kind, to }])).values()]
  return chosen.some(({ kind }) => kind !== 'sms') ? chosen : [...chosen, { kind: 'email', to: null }]
}

type Lead = Pick<LeadToDeliver, 'category' | 'subcategory' | 'locationId' | 'suspect' | 'formCompleted'>

function isTrusted({ suspect }: Lead) {
  return !suspect
}

function matches({ categories, locations }: Destination, { category, subcategory, locationId }: Lead) {
  const isOfCategory = categories.some((name) => name === category || name === subcategory)
  const isOfLocation = locations.some((id) => id === locationId)
  return (categories.length === 0 || isOfCategory) && (locations.length === 0 || isOfLocation)
}

function mostSpecific(destinations: Destination[]) {
  const most = Math.max(0, ...destinations.map(conditions))
  return destinations.filter((destination) => conditions(destination) === most)
}

function conditions({ categories, locations }: Destination) {
  return Math.sign(categories.length) + Math.sign(locations.length)
}
