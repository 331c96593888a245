import type { Lead, NewLead } from '#data/leads.ts'
import type { CarType } from '#domain/cars/car.ts'
import { enquiryEvent } from '#domain/enquiries/enquiry-event.ts'
import { TEST_DRIVE } from '#domain/enquiries/enquiry-forms.ts'
import type { FieldError } from '#domain/enquiries/question.ts'
import { type Enquiry, readEnquiry } from '#domain/enquiries/read-enquiry.ts'
import { storableRecord } from '#domain/shared/storable-text.ts'
import type { VisitorEvent } from '#domain/tracking/visitor-event.ts'
import { chosenTime } from './chosen-time.ts'
import type { Dealership } from './dealership.ts'
import { enquiryRules } from './enquiry-rules.ts'
import { type Judgement, judgeSubmission, nobodyInParticular } from './judge-submission.ts'
import { leadJobs } from './lead-jobs.ts'
import { type EnquirySubmission, leadOfEnquiry } from './lead-of-enquiry.ts'
import { recordConsent } from './record-consent.ts'

export type SubmitEnquiryOutcome =
  | { outcome: 'accepted'; lead: Lead; category: string; carType: CarType | null; event: VisitorEvent }
  | { outcome: 'refused'; errors: FieldError[] }
  | { outcome: 'ask-again'; why: Extract<Judgement, { verdict: 'ask-again' }> }

/** Checks what a visitor wrote and keeps it as a lead, once, with the jobs of delivering it and the time it chose. */
export async function submitEnquiry(
  sent: EnquirySubmission,
  dealership: Dealership,
): Promise<SubmitEnquiryOutcome> {
  const submission = { ...sent, fields: storableRecord(sent.fields) }
  const { fields, startKey = null } = submission
  const read = readEnquiry(fields, enquiryRules(submission.form, dealership))
  if ('errors' in read) return { outcome: 'refused', errors: read.errors }
  const { enquiry } = read

  const asked = leadOfEnquiry(enquiry, submission, dealership, { isFinished: true })
  const before = await dealership.leads.madeBy(asked.submissionKey)
  if (before) return accepted(before, enquiry, submission)
  const judgement = await judgeSubmission(
    {
      fields,
      message: enquiry.message,
      sender: sent.sender ?? nobodyInParticular,
      usedFor: asked.submissionKey,
    },
    dealership,
  )
  if (judgement.verdict === 'ask-again') return { outcome: 'ask-again', why: judgement }
  const consent = await recordConsent(
    { marketing: enquiry.opt_in, terms: true },
    sent.page.pathname,
    dealership,
  )
  const time = await chosenTime(enquiry, submission, dealership)
  if (time?.outcome === 'refused') return wrongTime(time.message)

  const lead = judged({ ...asked, fields: { ...asked.fields, ...time?.fields, consent } }, judgement)
  const number = numberOf(enquiry, submission)
  const stored = {
    startKey,
    event: { name: 'enquiry', number, details: { category: lead.category, car_id: lead.carId } },
    jobs: leadJobs(lead, dealership.site, dealership.now(), time?.link),
  }
  if (!time) return accepted((await dealership.leads.create(lead, stored)).lead, enquiry, submission)
  const kept = await dealership.leads.createWithTime(lead, stored, time.slot)
  return kept === 'taken' ? wrongTime(time.takenMessage) : accepted(kept.lead, enquiry, submission)
}

function accepted(lead: Lead, enquiry: Enquiry, submission: EnquirySubmission): SubmitEnquiryOutcome {
  const { category } = enquiry
  const { car } = submission
  return {
    outcome: 'accepted',
    lead,
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
export function judged(lead: NewLead, judgement: Exclude<Judgement, { verdict: 'ask-again' }>): NewLead {
  if (judgement.verdict === 'fine') return lead
  return { ...lead, suspect: true, fields: { ...lead.fields, spam_signs: judgement.signs } }
}
