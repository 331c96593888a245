import { createHash } from 'node:crypto'
import type { NewLead } from '#data/leads.ts'
import type { Actor } from '#domain/actors/actor.ts'
import type { Car } from '#domain/cars/car.ts'
import { priceDisplay } from '#domain/cars/price-display.ts'
import { formatPrice } from '#domain/cars/format-price.ts'
import { categoryForDealer } from '#domain/enquiries/enquiry-event.ts'
import type { EnquiryForm } from '#domain/enquiries/enquiry-form.ts'
import { pageId } from '#domain/enquiries/page-id.ts'
import type { EnquiryFields } from '#domain/enquiries/question.ts'
import type { Enquiry } from '#domain/enquiries/read-enquiry.ts'
import { financeRecords } from '#domain/finance/finance-records.ts'
import { FORM_OPENED } from '#domain/spam/human-check.ts'
import { dayIn } from '#domain/shared/day.ts'
import { slugOf } from '#domain/shared/slug.ts'
import { storableRecord, storableText } from '#domain/shared/storable-text.ts'
import type { Dealership } from '../sites/dealership.ts'

/** A form as a page or an API client sent it. */
export type EnquirySubmission = {
  form: EnquiryForm
  fields: EnquiryFields
  car: Car | null
  /** The URL of the page with the form. */
  page: URL
  userAgent: string | null
  actor: Actor
  /** Query parameters of earlier links in this visit, in addition to those of the page's URL. */
  linkedParams?: Readonly<Record<string, string>> | undefined
  /** The extras that an API client sends as ticked. */
  additionalServices?: readonly string[] | undefined
  /** The key of the partial lead that this form continues. */
  startKey?: string | null
}

/** Builds the lead of an enquiry, under the specification's field names. */
export function leadOfEnquiry(
  enquiry: Enquiry,
  submission: EnquirySubmission,
  dealership: Pick<Dealership, 'site' | 'now'>,
  { isFinished }: { isFinished: boolean },
): NewLead {
  const { car, form } = submission
  const location = dealership.site.locations.find(({ id }) => id === (car?.locationId ?? enquiry.location))
  const dealershipSlug = enquiry.dealership_slug ?? location?.dealershipSlug
  const vendor = dealership.site.dealerships.find(({ slug }) => slug === dealershipSlug)
  const { category, subcategory } = categoryForDealer(enquiry.category)
  return {
    category,
    // The form's subcategory only fits the form's own category.
    subcategory: enquiry.category === form.category ? (form.subcategory ?? subcategory) : subcategory,
    submissionKey: submissionKey(enquiry, submission, dealership),
    carId: car?.id ?? null,
    dealershipId: car?.dealershipId ?? vendor?.id ?? dealership.site.dealershipId,
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

/**
 * The same text about the same topic on the same day is the same enquiry, however often it is sent. Anyone can know what someone
 * would type, so for a personal form the moment at which it was opened counts too, which is sealed.
 */
function submissionKey(
  enquiry: Enquiry,
  { car, form, fields }: EnquirySubmission,
  { site, now }: Pick<Dealership, 'site' | 'now'>,
) {
  const context = [form.subcategory ?? null, car?.id ?? null, dayIn(site.timeZone, now())]
  if (form.isPersonal) context.push(fields[FORM_OPENED] ?? null)
  return createHash('sha256')
    .update(JSON.stringify([enquiry, ...context]))
    .digest('hex')
}

function leadFields(
  { further, opt_in: optIn, ...enquiry }: Enquiry,
  { car, page, userAgent, fields, linkedParams, additionalServices }: EnquirySubmission,
  { site, now }: Pick<Dealership, 'site' | 'now'>,
  { isFinished, dealershipSlug }: { isFinished: boolean; dealershipSlug: string | null },
) {
  return {
    ...further,
    ...enquiry,
    source: 'Website',
    url: page.href.length > MAX_URL_LENGTH ? page.origin : page.href,
    page_id: pageId(fields, page),
    user_agent: userAgent && storableText(userAgent).slice(0, MAX_VALUE_LENGTH),
    lead_attributes: {
      visited_pages: visitedPages(fields['visited_pages']),
      linked_query_params: paramsToKeep({ ...Object.fromEntries(page.searchParams), ...linkedParams }),
      // The price that was shown settles any later dispute.
      ...(car && { price_shown: formatPrice(priceDisplay(car, site.prices)) }),
    },
    dealership_slug: dealershipSlug,
    lead_status: 'new',
    form_completed: isFinished,
    // Both checkboxes are at the end of the form, so a partial lead has no consent.
    opt_in: isFinished && optIn,
    terms_conditions: isFinished,
    ...(additionalServices && { additional_services: additionalServices.map(storableText) }),
    ...(car && vehicleFields(car)),
    ...financeRecords(car, page.searchParams, site, now()),
  }
}

function vehicleFields(car: Car) {
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

/** Real browsers and campaigns stay far below these limits. */
const MAX_URL_LENGTH = 2000
const MAX_VALUE_LENGTH = 300
const MAX_NAME_LENGTH = 60
const MAX_PARAMS = 30
const MAX_PAGES = 20
const MAX_PATH_LENGTH = 300

function paramsToKeep(params: Readonly<Record<string, string>>) {
  const storable = Object.entries(storableRecord(params)).filter(([name]) => name.length <= MAX_NAME_LENGTH)
  return Object.fromEntries(
    storable.slice(0, MAX_PARAMS).map(([name, value]) => [name, value.slice(0, MAX_VALUE_LENGTH)]),
  )
}

/** The paths that the browser remembers of this visit, one per line. */
export function visitedPages(text = ''): string[] {
  return text
    .split('\n')
    .filter((path) => path.startsWith('/') && path.length <= MAX_PATH_LENGTH)
    .slice(-MAX_PAGES)
}
