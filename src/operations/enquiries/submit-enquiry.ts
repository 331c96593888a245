import type { Lead, NewLead } from '#data/leads.ts'
import { type LeadBooking, leadBooking } from '#domain/appointments/lead-booking.ts'
import type { CarType } from '#domain/cars/car.ts'
import { enquiryEvent } from '#domain/enquiries/enquiry-event.ts'
import { TEST_DRIVE } from '#domain/enquiries/enquiry-forms.ts'
import type { FieldError } from '#domain/enquiries/question.ts'
import { type Enquiry, readEnquiry } from '#domain/enquiries/read-enquiry.ts'
import { storableRecord } from '#domain/shared/storable-text.ts'
import type { VisitorEvent } from '#domain/tracking/visitor-event.ts'
import { storeWithSlot } from '../appointments/store-with-slot.ts'
import { refused } from '../appointments/request-slot.ts'
import { chosenSlot } from '../appointments/chosen-slot.ts'
import type { Dealership } from '../sites/dealership.ts'
import { enquiryRules } from './enquiry-rules.ts'
import { type Challenge, type Judgement, judgeSubmission, unknownSender } from '../spam/judge-submission.ts'
import { leadJobs } from '../delivery/lead-jobs.ts'
import { type EnquirySubmission, leadOfEnquiry } from './lead-of-enquiry.ts'
import { recordConsent } from './record-consent.ts'
import { singleFlight } from '../background/single-flight.ts'

export type SubmitEnquiryOutcome =
  | {
      outcome: 'accepted'
      lead: Lead
      /** Whether a time is booked, or only asked for; `null` where the enquiry is about none. */
      booking: LeadBooking['status'] | null
      /** The secret of the page of what was booked, which only this answer knows. */
      token: string | null
      category: string
      carType: CarType | null
      event: VisitorEvent
    }
  | { outcome: 'refused'; errors: FieldError[] }
  | { outcome: 'challenge'; why: Challenge }

/** Checks what a visitor wrote and keeps it as a lead, once, with the jobs of delivering it and the time it chose. */
export async function submitEnquiry(
  sent: EnquirySubmission,
  dealership: Dealership,
): Promise<SubmitEnquiryOutcome> {
  const submission = { ...sent, fields: storableRecord(sent.fields) }
  const read = readEnquiry(submission.fields, enquiryRules(submission.form, dealership))
  if ('errors' in read) return { outcome: 'refused', errors: read.errors }
  const { enquiry } = read

  const asked = leadOfEnquiry(enquiry, submission, dealership, { isFinished: true })
  return atOnce(`${dealership.siteId} ${asked.submissionKey}`, () =>
    keep(asked, enquiry, submission, dealership),
  )
}

/** A form that arrives many times at once is kept once, and everybody gets the same answer. */
const atOnce = singleFlight<SubmitEnquiryOutcome>()

async function keep(
  asked: NewLead,
  enquiry: Enquiry,
  submission: EnquirySubmission,
  dealership: Dealership,
): Promise<SubmitEnquiryOutcome> {
  const { fields, page, sender = unknownSender, startKey = null } = submission
  const { leads, site, now } = dealership
  const number = numberOf(enquiry, submission)
  const event = {
    name: 'enquiry',
    number,
    details: { category: asked.category, car_id: asked.carId },
  }
  if (await leads.madeBy(asked.submissionKey)) {
    // What was begun for it is told as finished, too.
    const { lead } = await leads.create(asked, { startKey, event, jobs: [] })
    return accepted(lead, enquiry, submission)
  }

  const judgement = await judgeSubmission(
    { fields, message: enquiry.message, sender, usedFor: asked.submissionKey },
    dealership,
  )
  if (judgement.verdict === 'challenge') return { outcome: 'challenge', why: judgement }
  const time = await chosenSlot(enquiry, submission, dealership)
  if (time?.outcome === 'refused') return wrongTime(time.message)

  const agreed = { marketing: enquiry.opt_in, terms: true }
  const consent = await recordConsent(agreed, page.pathname, dealership)
  const lead = judged({ ...asked, fields: { ...asked.fields, consent } }, judgement)
  if (!time) {
    const jobs = leadJobs(lead, site, now())
    return accepted((await leads.create(lead, { startKey, event, jobs })).lead, enquiry, submission)
  }
  const { isProven } = judgement
  const kept = await storeWithSlot(lead, time, { startKey, event, sender, isProven }, dealership)
  if (kept.outcome === 'taken') return wrongTime(refused('taken').message)
  return accepted(kept.lead, enquiry, submission, kept.token)
}

function accepted(
  lead: Lead,
  enquiry: Enquiry,
  submission: EnquirySubmission,
  token: string | null = null,
): SubmitEnquiryOutcome {
  const { category } = enquiry
  const { car } = submission
  return {
    outcome: 'accepted',
    lead,
    token,
    booking: leadBooking(lead)?.status ?? null,
    category,
    carType: car?.carType ?? null,
    event: {
      name: 'enquiry-sent',
      number: numberOf(enquiry, submission),
      category,
      carId: car?.id ?? null,
      submissionId: lead.id,
    },
  }
}

function numberOf({ category, further }: Enquiry, { car }: EnquirySubmission) {
  const services = further['additional_services']
  return enquiryEvent({
    category,
    carType: car?.carType ?? null,
    withTestDrive: Array.isArray(services) && services.includes(TEST_DRIVE),
  })
}

function wrongTime(message: string): SubmitEnquiryOutcome {
  return { outcome: 'refused', errors: [{ field: 'booking_slot', message }] }
}

/** What is suspect is kept like everything else, and says what gave it away. */
function judged(lead: NewLead, judgement: Exclude<Judgement, { verdict: 'challenge' }>): NewLead {
  if (judgement.verdict === 'fine') return lead
  return { ...lead, suspect: true, fields: { ...lead.fields, spam_signs: judgement.signs } }
}
