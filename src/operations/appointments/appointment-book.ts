import type { AppointmentStore } from '#data/appointments.ts'
import type { CarStore } from '#data/cars/cars.ts'
import type { LeadStore } from '#data/leads.ts'
import type { Dealership } from '../sites/dealership.ts'

/** What it takes to find, confirm, move and cancel an appointment by its link. */
export type AppointmentBook = Pick<Dealership, 'site' | 'now' | 'seal' | 'writeCalendarFile'> & {
  appointments: Pick<AppointmentStore, 'taken' | 'find' | 'findByLead' | 'findByToken' | 'change' | 'cancel'>
  leads: Pick<LeadStore, 'find' | 'confirmTime'>
  cars: Pick<CarStore, 'findById'>
}
