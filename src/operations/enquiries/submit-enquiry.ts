import type { Lead, NewLead } from '#data/leads.ts'
import { type LeadBooking, leadBooking } from '#domain/appointments/lead-booking.ts'
import type { CarType } from '#domain/cars/car.ts'
import { enquiryEvent } from '#domain/enquiries/enquiry-event.ts'
import { TEST_DRIVE } from '#domain/enquiries/enquiry-forms.ts'
import type { FieldError } from '#domain/enquiries/question.ts'
import { type Enquiry, readEnquiry } from '#domain/enquiries/read-enquiry.ts'
import { storableRecord } from '#domain/shared/storable-text.ts'
import { captchaOf } from '#domain/spam/human-check.ts'
import type { VisitorEvent } from '#domain/tracking/visitor-event.ts'
import { storeWithSlot } from '../appointments/store-with-slot.ts'
import { refused } from '../appointments/request-slot.ts'
import { chosenSlot } from '../appointments/chosen-slot.ts'
import type { LeadDesk } from './lead-desk.ts'
import { enquiryRules } from './enquiry-rules.ts'
import { type Challenge, type Judgement, judgeSubmission } from '../spam/judge-submission.ts'
import { leadJobs } from '../lead-delivery/lead-jobs.ts'
import { type EnquirySubmission, leadOfEnquiry } from './lead-of-enquiry.ts'
import { recordConsent } from './record-consent.ts'
import { singleFlight } from '../background/single-flight.ts'

export type SubmitEnquiryOutcome =
  | {
      outcome: 'accepted'
      lead: Lead
      /** Whether a time is booked or requested; `null` where the enquiry has none. */
      booking: LeadBooking['status'] | null
      /** The token of the customer's appointment page. Only this result contains it. */
      token: string | null
      category: string
      carType: CarType | null
      event: VisitorEvent
    }
  | { outcome: 'refused'; errors: FieldError[] }
  | { outcome: 'challenge'; why: Challenge }

/** Validates an enquiry and stores it once as a lead, with its delivery jobs and its chosen time. */
export async function submitEnquiry(
  sent: EnquirySubmission,
  dealership: LeadDesk,
): Promise<SubmitEnquiryOutcome> {
  const submission = { ...sent, fields: storableRecord(sent.fields) }
  const read = readEnquiry(submission.fields, enquiryRules(submission.form, dealership))
  if ('errors' in read) return { outcome: 'refused', errors: read.errors }
  const { enquiry } = read

  const lead = leadOfEnquiry(enquiry, submission, dealership, { isFinished: true })
  return inFlight(`${dealership.siteId} ${lead.submissionKey}`, () =>
    store(lead, enquiry, submission, dealership),
  )
}

/** A form that arrives many times at once is stored once, and every request gets the same result. */
const inFlight = singleFlight<SubmitEnquiryOutcome>()

async function store(
  newLead: NewLead,
  enquiry: Enquiry,
  submission: EnquirySubmission,
  dealership: LeadDesk,
): Promise<SubmitEnquiryOutcome> {
  const { fields, page, actor, startKey = null } = submission
  const { leads, site, now } = dealership
  const number = numberOf(enquiry, submission)
  const event = {
    name: 'enquiry',
    number,
    details: { category: newLead.category, car_id: newLead.carId },
  }
  if (await leads.madeBy(newLead.submissionKey)) {
    // This also marks its partial lead as finished.
    const { lead } = await leads.create(newLead, { startKey, event, jobs: [] })
    return accepted(lead, enquiry, submission)
  }

  const captcha = captchaOf(submission.form, site.forms)
  const judgement = await judgeSubmission(
    { fields, message: enquiry.message, actor, captcha, usedFor: newLead.submissionKey },
    dealership,
  )
  if (judgement.verdict === 'challenge') return { outcome: 'challenge', why: judgement }
  const time = await chosenSlot(enquiry, submission, dealership)
  if (time?.outcome === 'refused') return slotRefused(time.message)

  const agreed = { marketing: enquiry.opt_in, terms: true }
  const consent = await recordConsent(agreed, page.pathname, dealership)
  const lead = judged({ ...newLead, fields: { ...newLead.fields, consent } }, judgement)
  if (!time) {
    const jobs = leadJobs(lead, site, now())
    return accepted((await leads.create(lead, { startKey, event, jobs })).lead, enquiry, submission)
  }
  const { isProven } = judgement
  const stored = await storeWithSlot(lead, time, { startKey, event, actor, isProven }, dealership)
  if (stored.outcome === 'taken') return slotRefused(refused('taken').message)
  return accepted(stored.lead, enquiry, submission, stored.token)
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

function slotRefused(message: string): SubmitEnquiryOutcome {
  return { outcome: 'refused', errors: [{ field: 'booking_slot', message }] }
}

/** Marks possible spam with its signs. It is stored like any other lead. */
function judged(lead: NewLead, judgement: Exclude<Judgement, { verdict: 'challenge' }>): NewLead {
  if (judgement.verdict === 'fine') return lead
  return { ...lead, suspect: true, fields: { ...lead.fields, spam_signs: judgement.signs } }
}
