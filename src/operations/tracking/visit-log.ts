import type { CarStore } from '#data/cars/cars.ts'
import type { EventStore } from '#data/events.ts'
import type { Dealership } from '../sites/dealership.ts'

/** What it takes to count what visitors do. */
export type VisitLog = Pick<Dealership, 'siteId' | 'site' | 'views' | 'now'> & {
  cars: Pick<CarStore, 'findById'>
  events: Pick<EventStore, 'record' | 'recordAll'>
}
