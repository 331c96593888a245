import type { ItemFacts } from './item-facts.ts'
import { pageType } from './page-type.ts'
import type { EnquiryEventNumber, VisitorEvent } from './visitor-event.ts'

/** One event in the format of the data layer. */
export type AscEvent = { event: string } & Record<string, string>

type Circumstances = {
  /** The path of the page where it happened. */
  path: string
  origin: string
  storeName: string
  brand: string | null
  item: ItemFacts | null
}

/**
 * Translates one of our events into the names of the Automotive Standards Council, which any dealer's analytics
 * understands. Values are in lower snake case. Unknown vehicle details are NA instead of left out.
 */
export function ascEvents(event: VisitorEvent, circumstances: Circumstances): AscEvent[] {
  const { path, origin, storeName, brand, item } = circumstances
  const common = {
    event_owner: 'forecourt',
    page_type: pageType(path),
    // The query string may contain text that a visitor typed.
    page_location: origin + path,
    store_name: lowerSnakeCase(storeName),
    oem_brand: brand === null ? NOT_KNOWN : lowerSnakeCase(brand),
    language: 'en-au',
    currency: 'aud',
    ...(item && itemParameters(item)),
  }
  return namesAndParameters(event).map(([name, parameters]) => ({ event: name, ...common, ...parameters }))
}

type Named = [event: string, parameters: Record<string, string>]

function namesAndParameters(event: VisitorEvent): Named[] {
  switch (event.name) {
    case 'page-viewed':
      return [['asc_pageview', {}]]
    case 'list-viewed':
      return [['asc_itemlist_pageview', {}]]
    case 'item-viewed':
      return [['asc_item_pageview', {}]]
    case 'favourite-added':
      return [['asc_cta_interaction', { element_type: 'save_tool', event_action: 'save', ...sales }]]
    case 'phone-revealed':
      return [
        ['asc_cta_interaction', { element_type: 'phone_reveal', event_action: 'show', comm_type: 'phone' }],
      ]
    case 'call-clicked':
      return [['asc_click_to_call', { event_action: 'click', comm_type: 'phone', comm_status: 'start' }]]
    case 'filter-changed':
      return configured('filter', event.filter)
    case 'sort-changed':
      return configured('sort', event.sort)
    case 'tab-changed':
      return configured('tab', event.tab)
    case 'gallery-used':
      return [['asc_media_interaction', { element_type: 'gallery', event_action: 'view' }]]
    case 'offer-clicked':
      return [['asc_special_offer', { event_action: 'click', link_url: event.link ?? NOT_KNOWN, ...sales }]]
    case 'process-step':
      return [
        [
          'asc_retail_process',
          { flow_name: event.flow, flow_outcome: event.step, product_name: 'forecourt' },
        ],
      ]
    case 'form-engaged':
      return [['asc_form_engagement', { form_name: lowerSnakeCase(event.form), event_action: 'start' }]]
    case 'service-booked':
      return submitted('service booking', event.submissionId, 'service')
    case 'offer-accepted':
      return submitted('trade-in offer', event.submissionId, 'trade')
    case 'enquiry-sent':
      return submitted(event.category, event.submissionId, kindOf(event))
  }
}

const NOT_KNOWN = 'NA'
const sales = { department: 'sales' }

function configured(type: string, value: string): Named[] {
  return [
    [
      'asc_element_configuration',
      { element_type: type, element_text: lowerSnakeCase(value), event_action: 'change' },
    ],
  ]
}

type Submission = 'sales' | 'sales_appt' | 'service' | 'parts' | 'trade' | 'other'

/** Every form is a submission. Most have a second event for their department. */
function submitted(form: string, submissionId: string, kind: Submission): Named[] {
  const parameters = {
    form_name: lowerSnakeCase(form),
    form_type: kind,
    department: kind === 'sales_appt' ? 'sales' : kind,
    event_action: 'submit',
    event_action_result: 'success',
    submission_id: submissionId,
  }
  const every: Named = ['asc_form_submission', parameters]
  return kind === 'other' ? [every] : [every, [`asc_form_submission_${kind}`, parameters]]
}

function kindOf({ number, category }: { number: EnquiryEventNumber; category: string }): Submission {
  if (number === 51) return 'other'
  if (number === 17 || number === 48) return 'sales_appt'
  return departments[category] ?? 'sales'
}

const departments: Record<string, Submission> = {
  'Service Booking': 'service',
  'Parts Enquiry': 'parts',
  'Trade-in Enquiry': 'trade',
  'Sell My Car Enquiry': 'trade',
}

/** Identifiers of a vehicle keep their case. */
const verbatimFields = ['item_id', 'item_number']

function itemParameters(item: ItemFacts) {
  return Object.fromEntries(
    Object.entries(item).map(([name, value]) => {
      if (value === null || value === '') return [name, NOT_KNOWN]
      return [name, verbatimFields.includes(name) ? value : lowerSnakeCase(value)]
    }),
  )
}

function lowerSnakeCase(text: string) {
  return text.trim().toLowerCase().replaceAll(/\s+/g, '_')
}
