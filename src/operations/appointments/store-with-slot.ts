import type { Lead, NewLead } from '#data/leads.ts'
import type { StoredWithLead } from '#data/leads/store-lead.ts'
import { type Actor, addressOf } from '#domain/actors/actor.ts'
import { holdsTime } from '#domain/appointments/holds-time.ts'
import { bookingFields, type LeadBooking } from '#domain/appointments/lead-booking.ts'
import type { FreeSlot } from '#operations/appointments/chosen-slot.ts'
import type { LeadDesk } from '../enquiries/lead-desk.ts'
import { leadJobs } from '#operations/lead-delivery/lead-jobs.ts'

type StoredWithSlot =
  /** `token` opens the customer's page; it is `null` for a request, and for a lead that was already stored. */
  { outcome: 'stored'; lead: Lead; token: string | null } | { outcome: 'taken' }

/**
 * Stores a lead with its chosen time: booked at once, or as a request that holds no time until someone confirms
 * it.
 */
export async function storeWithSlot(
  lead: NewLead,
  time: FreeSlot,
  circumstances: Omit<StoredWithLead, 'jobs'> & { actor: Actor; isProven: boolean },
  dealership: LeadDesk,
): Promise<StoredWithSlot> {
  const { actor, isProven, ...stored } = circumstances
  const { leads, site, now, recentSubmissions, siteId } = dealership
  const address = addressOf(actor)
  const isBooked = holdsTime({
    isSuspect: lead.suspect,
    isProven,
    heldByCustomer: await dealership.appointments.heldBy(lead, now()),
    // Possible spam is never booked at once, so it doesn't count towards the daily limit.
    fromAddressToday:
      address === null || lead.suspect ? 0 : await recentSubmissions.countBooking(siteId, address),
  })
  const stamped = {
    ...lead,
    fields: { ...lead.fields, ...fieldsOf(time, isBooked ? 'booked' : 'requested') },
  }
  if (!isBooked) {
    const jobs = leadJobs(stamped, site, now())
    return { outcome: 'stored', lead: (await leads.create(stamped, { ...stored, jobs })).lead, token: null }
  }

  const jobs = leadJobs(stamped, site, now(), time.link)
  const result = await leads.createWithTime(stamped, { ...stored, jobs }, time.slot)
  if (result === 'taken') {
    if (address !== null) await recentSubmissions.uncountBooking(siteId, address)
    return { outcome: 'taken' }
  }
  return { outcome: 'stored', lead: result.lead, token: result.isNew ? time.token : null }
}

function fieldsOf({ slot, when }: FreeSlot, status: LeadBooking['status']) {
  const { kind, startsAt, locationId } = slot
  return bookingFields({ status, kind, starts_at: startsAt.toISOString(), location_id: locationId }, when)
}
