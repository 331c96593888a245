import { createHash } from 'node:crypto'
import type { Lead, NewLead } from '#data/leads.ts'
import type { Car, CarType } from '#domain/cars/car.ts'
import { categoryForDealer, enquiryEvent } from '#domain/enquiries/enquiry-event.ts'
import type { EnquiryForm } from '#domain/enquiries/enquiry-form.ts'
import {
  type Enquiry,
  type EnquiryFields,
  type FieldError,
  readEnquiry,
} from '#domain/enquiries/read-enquiry.ts'
import { financeRecords } from '#domain/finance/finance-records.ts'
import { priceDisplay } from '#domain/cars/price-display.ts'
import { writtenPrice } from '#domain/cars/price-in-words.ts'
import { dayIn } from '#domain/shared/day.ts'
import { slugOf } from '#domain/shared/slug.ts'
import type { VisitorEvent } from '#domain/tracking/visitor-event.ts'
import { storableRecord, storableText } from '#domain/shared/storable-text.ts'
import { australianPhone } from './australian-phone.ts'
import type { Dealership } from './dealership.ts'
import { leadJobs } from './lead-jobs.ts'
import { type Judgement, judgeSubmission, type Sender } from './judge-submission.ts'
import { recordConsent } from './record-consent.ts'

export type EnquirySubmission = {
  form: EnquiryForm
  fields: EnquiryFields
  car: Car | null
  /** The address of the page the form stood on. */
  page: URL
  userAgent: string | null
  /** Who sends it; somebody who needs no judging when nothing is said of them. */
  sender?: Sender | undefined
  /** What links that led here said, beside what stands in the address of the page. */
  linkedParams?: Readonly<Record<string, string>> | undefined
  /** The options that were ticked. */
  additionalServices?: readonly string[] | undefined
}

export type SubmitEnquiryOutcome =
  | {
      outcome: 'accepted'
      lead: Lead
      category: string
      carType: CarType | null
      /** What the visitor's own analytics may be told, now that it is true. */
      event: VisitorEvent
    }
  | { outcome: 'refused'; errors: FieldError[] }
  | { outcome: 'ask-again'; why: Extract<Judgement, { verdict: 'ask-again' }> }

/** Checks what a visitor wrote and keeps it as a lead, once, with the job of delivering it. */
export async function submitEnquiry(
  sent: EnquirySubmission,
  dealership: Dealership,
): Promise<SubmitEnquiryOutcome> {
  const submission = { ...sent, fields: storableRecord(sent.fields) }
  const { forms } = dealership.site
  const { form, fields, car } = submission
  const read = readEnquiry(fields, {
    form,
    termsWording: forms.termsWording,
    optIn: forms.optIn,
    australianPhone,
  })
  if ('errors' in read) return { outcome: 'refused', errors: read.errors }

  const carType = car?.carType ?? null
  const asked = newLead(read.enquiry, submission, dealership)
  const judgement = await judgeSubmission(
    {
      fields,
      message: read.enquiry.message,
      sender: sent.sender ?? nobodyInParticular,
      usedFor: asked.submissionKey,
    },
    dealership,
  )
  if (judgement.verdict === 'ask-again') return { outcome: 'ask-again', why: judgement }
  const consent = await recordConsent(
    { marketing: read.enquiry.opt_in, terms: true },
    sent.page.pathname,
    dealership,
  )
  const lead = judged({ ...asked, fields: { ...asked.fields, consent } }, judgement)
  const { category } = read.enquiry
  const number = enquiryEvent({ category, carType, withTestDrive: false })
  const kept = await dealership.leads.create(lead, {
    event: { name: 'enquiry', number, details: { category: lead.category, car_id: car?.id ?? null } },
    jobs: leadJobs(lead, dealership.site, dealership.now()),
  })
  return {
    outcome: 'accepted',
    lead: kept.lead,
    category,
    carType,
    event: { name: 'enquiry-sent', number, category, carId: car?.id ?? null, submissionId: kept.lead.id },
  }
}

const nobodyInParticular: Sender = { address: null, isProgram: true }

/** What is suspect is kept like everything else, and says what gave it away. */
function judged(lead: NewLead, judgement: Exclude<Judgement, { verdict: 'ask-again' }>): NewLead {
  if (judgement.verdict === 'fine') return lead
  return { ...lead, suspect: true, fields: { ...lead.fields, spam_signs: judgement.signs } }
}

function newLead(enquiry: Enquiry, submission: EnquirySubmission, dealership: Dealership): NewLead {
  const { car } = submission
  const location = dealership.site.locations.find(({ id }) => id === (car?.locationId ?? enquiry.location))
  const dealershipSlug = enquiry.dealership_slug ?? location?.dealershipSlug
  const chosen = dealership.site.dealerships.find(({ slug }) => slug === dealershipSlug)
  return {
    ...categoryForDealer(enquiry.category),
    submissionKey: submissionKey(enquiry, submission, dealership),
    carId: car?.id ?? null,
    dealershipId: car?.dealershipId ?? chosen?.id ?? dealership.site.dealershipId,
    locationId: location?.id ?? null,
    name: enquiry.name,
    email: enquiry.email,
    phone: enquiry.phone,
    suspect: false,
    formCompleted: true,
    fields: leadFields(enquiry, submission, dealership, dealershipSlug ?? null),
  }
}

/** The same words about the same thing on the same day are the same enquiry, however often they are sent. */
function submissionKey(enquiry: Enquiry, { car }: EnquirySubmission, { site, now }: Dealership) {
  const said = JSON.stringify([enquiry, car?.id ?? null, dayIn(site.timeZone, now())])
  return createHash('sha256').update(said).digest('hex')
}

function leadFields(
  { further, ...enquiry }: Enquiry,
  { car, page, userAgent, fields, linkedParams, additionalServices }: EnquirySubmission,
  { site, now }: Dealership,
  dealershipSlug: string | null,
) {
  return {
    ...further,
    ...enquiry,
    source: 'Website',
    url: page.href,
    user_agent: userAgent && storableText(userAgent),
    lead_attributes: {
      visited_pages: visitedPages(fields['visited_pages']),
      linked_query_params: storableRecord({ ...Object.fromEntries(page.searchParams), ...linkedParams }),
      // What was asked at that moment settles what was promised.
      ...(car && { price_shown: writtenPrice(priceDisplay(car, site.prices)) }),
    },
    dealership_slug: dealershipSlug,
    lead_status: 'new',
    form_completed: true,
    terms_conditions: true,
    ...(additionalServices && { additional_services: additionalServices.map(storableText) }),
    ...(car && aboutTheVehicle(car)),
    ...financeRecords(car, page.searchParams, site, now()),
  }
}

function aboutTheVehicle(car: Car) {
  return {
    car_id: car.id,
    car_dealership_id: car.dealershipId,
    car_type: car.carType,
    vehicle_status: car.status,
    stock_number: car.stockNumber,
    manufacturer_slug: slugOf(car.make),
    'Vehicle Make': car.make,
    'Vehicle Model': car.model,
  }
}

const MOST_PAGES = 20
const LONGEST_PATH = 300

/** The paths the browser remembers of this visit, a line each. */
function visitedPages(text = '') {
  return text
    .split('\n')
    .filter((path) => path.startsWith('/') && path.length <= LONGEST_PATH)
    .slice(-MOST_PAGES)
}
