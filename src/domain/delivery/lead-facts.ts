import type { Car } from '../cars/car.ts'
import type { LeadToDeliver } from './lead-to-deliver.ts'

/** A lead with what there is to know about it when it is told to somebody. */
export type LeadFacts = {
  lead: LeadToDeliver
  /** The vehicle as it is now; `null` when the lead is about none, or it is gone. */
  car: Car | null
  site: {
    slug: string
    name: string
    /** Where the site answers, without a path. */
    url: string
    timeZone: string
    email: string | null
    phone: string | null
  }
  /** The business that the lead is for. */
  vendor: { id: string | null; name: string }
  /** Where the dealership confirms the time that was asked for; `null` where there is nothing to confirm. */
  confirmLink: string | null
  location: { id: string; name: string; phone: string | null; address: string | null } | null
}

/** What a lead is about, as a person says it: its category and, where it narrows that, its subcategory. */
export function topicOf({ category, subcategory }: Pick<LeadToDeliver, 'category' | 'subcategory'>): string {
  return subcategory === null ? category : `${category} (${subcategory})`
}

/** The vehicle of a lead in words, from the stock or from what was kept with the lead; `null` when there is none. */
export function vehicleOf({ lead, car }: Pick<LeadFacts, 'lead' | 'car'>): string | null {
  if (car) return car.name
  if (lead.carId === null) return null
  return [lead.fields['Vehicle Make'], lead.fields['Vehicle Model']].filter(Boolean).join(' ') || null
}
