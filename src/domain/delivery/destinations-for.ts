import type { LeadToDeliver } from './lead-to-deliver.ts'

export const destinationKinds = ['email', 'adf', 'webhook', 'sms'] as const
export type DestinationKind = (typeof destinationKinds)[number]

/** Where a dealer wants leads: all of them, or those of some categories or locations. */
export type Destination = {
  kind: DestinationKind
  /** An e-mail address, the address of a webhook, or a mobile number. */
  to: string
  categories: readonly string[]
  locations: readonly string[]
}

export type ChosenDestination = {
  kind: DestinationKind
  /** `null` is the dealer's own e-mail address, whatever it is when the lead is sent. */
  to: string | null
}

/**
 * Where a lead goes. Of each kind, those win that say most about the lead (its category, its location); equals all get it.
 * Nobody's lead goes nowhere: where no mail and no system takes it, the dealer's own mail does. What looks like spam is
 * seen by a person first, so it goes by mail alone.
 */
export function destinationsFor(lead: Lead, destinations: readonly Destination[]): ChosenDestination[] {
  const fitting = destinations
    .filter(({ kind }) => isTrusted(lead) || kind === 'email')
    .filter(({ kind }) => lead.formCompleted || kind === 'email' || kind === 'webhook')
    .filter((destination) => fits(destination, lead))
  const best = destinationKinds.flatMap((kind) => mostSpecific(fitting.filter((one) => one.kind === kind)))
  const chosen = [...new Map(best.map(({ kind, to }) => [`${kind} ${to}`, { kind, to }])).values()]
  return chosen.some(({ kind }) => kind !== 'sms') ? chosen : [...chosen, { kind: 'email', to: null }]
}

type Lead = Pick<LeadToDeliver, 'category' | 'subcategory' | 'locationId' | 'suspect' | 'formCompleted'>

function isTrusted({ suspect }: Lead) {
  return !suspect
}

function fits({ categories, locations }: Destination, { category, subcategory, locationId }: Lead) {
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
