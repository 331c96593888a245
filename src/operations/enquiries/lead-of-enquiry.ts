import { createHash } from 'node:crypto'
import type { NewLead } from '#data/leads.ts'
import type { Car } from '#domain/cars/car.ts'
import { priceDisplay } from '#domain/cars/price-display.ts'
import { formatPrice } from '#domain/cars/price-text.ts'
import { categoryForDealer } from '#domain/enquiries/enquiry-event.ts'
import type { EnquiryForm } from '#domain/enquiries/enquiry-form.ts'
import { pageId } from '#domain/enquiries/page-id.ts'
import type { EnquiryFields } from '#domain/enquiries/question.ts'
import type { Enquiry } from '#domain/enquiries/read-enquiry.ts'
import { financeRecords } from '#domain/finance/finance-records.ts'
import { dayIn } from '#domain/shared/day.ts'
import { slugOf } from '#domain/shared/slug.ts'
import { storableRecord, storableText } from '#domain/shared/storable-text.ts'
import type { Dealership } from '../sites/dealership.ts'
import type { Sender } from '../spam/judge-submission.ts'

/** What was sent from a page, or by a program. */
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
  /** The options that a program says were ticked. */
  additionalServices?: readonly string[] | undefined
  /** The form this one goes on with. */
  startKey?: string | null
}

/** An enquiry as the dealer gets it, under the specification's names. */
export function leadOfEnquiry(
  enquiry: Enquiry,
  submission: EnquirySubmission,
  dealership: Dealership,
  { isFinished }: { isFinished: boolean },
): NewLead {
  const { car, form } = submission
  const location = dealership.site.locations.find(({ id }) => id === (car?.locationId ?? enquiry.location))
  const dealershipSlug = enquiry.dealership_slug ?? location?.dealershipSlug
  const chosen = dealership.site.dealerships.find(({ slug }) => slug === dealershipSlug)
  const { category, subcategory } = categoryForDealer(enquiry.category)
  return {
    category,
    // What narrows the form's own category says nothing of another one that was sent.
    subcategory: enquiry.category === form.category ? (form.subcategory ?? subcategory) : subcategory,
    submissionKey: isFinished
      ? submissionKey(enquiry, submission, dealership)
      : `started ${submission.startKey}`,
    carId: car?.id ?? null,
    dealershipId: car?.dealershipId ?? chosen?.id ?? dealership.site.dealershipId,
    locationId: location?.id ?? null,
    name: enquiry.name,
    email: enquiry.email,
    phone: enquiry.phone,
    suspect: false,
    formCompleted: isFinished,
    fields: leadFields(enquiry, submission, dealership, {
      isFinished,
      dealershipSlug: dealershipSlug ?? null,
    }),
  }
}

/** The same words about the same thing on the same day are the same enquiry, however often they are sent. */
function submissionKey(enquiry: Enquiry, { car, form }: EnquirySubmission, { site, now }: Dealership) {
  const about = [form.subcategory ?? null, car?.id ?? null, dayIn(site.timeZone, now())]
  return createHash('sha256')
    .update(JSON.stringify([enquiry, ...about]))
    .digest('hex')
}

function leadFields(
  { further, opt_in: optIn, ...enquiry }: Enquiry,
  { car, page, userAgent, fields, linkedParams, additionalServices }: EnquirySubmission,
  { site, now }: Dealership,
  { isFinished, dealershipSlug }: { isFinished: boolean; dealershipSlug: string | null },
) {
  return {
    ...further,
    ...enquiry,
    source: 'Website',
    url: page.href.length > LONGEST_URL ? page.origin : page.href,
    page_id: pageId(fields, page),
    user_agent: userAgent && storableText(userAgent).slice(0, LONGEST_VALUE),
    lead_attributes: {
      visited_pages: visitedPages(fields['visited_pages']),
      linked_query_params: paramsToKeep({ ...Object.fromEntries(page.searchParams), ...linkedParams }),
      // What was asked at that moment settles what was promised.
      ...(car && { price_shown: formatPrice(priceDisplay(car, site.prices)) }),
    },
    dealership_slug: dealershipSlug,
    lead_status: 'new',
    form_completed: isFinished,
    // Both stand at the end of a form: who has not come there has agreed to nothing.
    opt_in: isFinished && optIn,
    terms_conditions: isFinished,
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

/** Browsers and campaigns stay far below these; what is longer is nobody's visit. */
const LONGEST_URL = 2000
const LONGEST_VALUE = 300
const LONGEST_NAME = 60
const MOST_PARAMS = 30
const MOST_PAGES = 20
const LONGEST_PATH = 300

function paramsToKeep(params: Readonly<Record<string, string>>) {
  const kept = Object.entries(storableRecord(params)).filter(([name]) => name.length <= LONGEST_NAME)
  return Object.fromEntries(
    kept.slice(0, MOST_PARAMS).map(([name, value]) => [name, value.slice(0, LONGEST_VALUE)]),
  )
}

/** The paths the browser remembers of this visit, a line each. */
export function visitedPages(text = ''): string[] {
  return text
    .split('\n')
    .filter((path) => path.startsWith('/') && path.length <= LONGEST_PATH)
    .slice(-MOST_PAGES)
}
