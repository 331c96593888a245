import type { Lead, NewLead } from '#data/leads.ts'
import type { StoredWithLead } from '#data/store-lead.ts'
import { holdsTime } from '#domain/appointments/holds-time.ts'
import { bookingFields, type LeadBooking } from '#domain/appointments/lead-booking.ts'
import type { FreeSlot } from '#operations/appointments/chosen-slot.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import type { Sender } from '#operations/spam/judge-submission.ts'
import { leadJobs } from '#operations/delivery/lead-jobs.ts'

type StoredWithSlot =
  /** `token` is the secret of the customer's page; `null` for a request, and for what was sent before. */
  { outcome: 'kept'; lead: Lead; token: string | null } | { outcome: 'taken' }

/** Stores a lead with the time it chose: booked at once, or as a request that holds nothing until someone confirms it. */
export async function storeWithSlot(
  lead: NewLead,
  time: FreeSlot,
  circumstances: Omit<StoredWithLead, 'jobs'> & { sender: Sender; isProven: boolean },
  dealership: Dealership,
): Promise<StoredWithSlot> {
  const { sender, isProven, ...stored } = circumstances
  const { leads, site, now, recentSubmissions, siteId } = dealership
  const { address } = sender
  const isBooked = holdsTime({
    isSuspect: lead.suspect,
    isProven,
    heldByCustomer: await dealership.appointments.heldBy(lead, now()),
    // What is held back anyway does not use up what a household may book.
    fromAddressToday:
      address === null || lead.suspect ? 0 : await recentSubmissions.countBooking(siteId, address),
  })
  const kept = { ...lead, fields: { ...lead.fields, ...fieldsOf(time, isBooked ? 'booked' : 'requested') } }
  if (!isBooked) {
    const jobs = leadJobs(kept, site, now())
    return { outcome: 'kept', lead: (await leads.create(kept, { ...stored, jobs })).lead, token: null }
  }

  const jobs = leadJobs(kept, site, now(), time.link)
  const answer = await leads.createWithTime(kept, { ...stored, jobs }, time.slot)
  if (answer === 'taken') {
    if (address !== null) await recentSubmissions.uncountBooking(siteId, address)
    return { outcome: 'taken' }
  }
  return { outcome: 'kept', lead: answer.lead, token: answer.isNew ? time.token : null }
}

function fieldsOf({ slot, when }: FreeSlot, status: LeadBooking['status']) {
  const { kind, startsAt, locationId } = slot
  return bookingFields({ status, kind, starts_at: startsAt.toISOString(), location_id: locationId }, when)
}
