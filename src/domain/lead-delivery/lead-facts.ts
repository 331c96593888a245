import type { Car } from '../cars/car.ts'
import type { LeadToDeliver } from './lead-to-deliver.ts'

/** A lead with everything that its messages need. */
export type LeadFacts = {
  lead: LeadToDeliver
  /** The vehicle as it is now; `null` when the lead is about none, or the vehicle is gone. */
  car: Car | null
  site: {
    slug: string
    name: string
    /** The site's origin, without a path. */
    url: string
    timeZone: string
    email: string | null
    phone: string | null
  }
  /** The business that gets the lead. */
  vendor: { id: string | null; name: string }
  /** The page where the dealership confirms a requested time; `null` when there is no request. */
  confirmLink: string | null
  location: { id: string; name: string; phone: string | null; address: string | null } | null
}

/** The topic of a lead: its category, with the subcategory in brackets. */
export function topicOf({ category, subcategory }: Pick<LeadToDeliver, 'category' | 'subcategory'>): string {
  return subcategory === null ? category : `${category} (${subcategory})`
}

/** The name of a lead's vehicle, from the stock or from the lead itself; `null` when there is none. */
export function vehicleOf({ lead, car }: Pick<LeadFacts, 'lead' | 'car'>): string | null {
  if (car) return car.name
  if (lead.carId === null) return null
  return [lead.fields['Vehicle Make'], lead.fields['Vehicle Model']].filter(Boolean).join(' ') || null
}
