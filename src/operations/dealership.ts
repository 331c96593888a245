import type { CarStore } from '#data/cars.ts'
import type { EventStore } from '#data/events.ts'
import type { LeadStore } from '#data/leads.ts'
import type { Site } from '#sites/site.ts'
import type { VehicleSearch } from './vehicle-search.ts'

/**
 * The dealer whose website this is, and all that belongs to them. Every store here answers for this one site,
 * so code that holds a dealership cannot reach another dealer's vehicles.
 */
export type Dealership = {
  siteId: string
  site: Site
  cars: CarStore
  leads: LeadStore
  events: EventStore
  search: VehicleSearch
  now: () => Date
}
