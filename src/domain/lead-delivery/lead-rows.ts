import { formatMoment } from '../shared/day.ts'
import { formatPhone, phoneParts } from '../shared/format-phone.ts'
import { describeSpamSigns } from '../spam/describe-spam-signs.ts'
import { financeRows } from './finance-rows.ts'
import { type LeadFacts, topicOf, vehicleOf } from './lead-facts.ts'
import { fieldText } from './lead-to-deliver.ts'
import { oneLine } from './markup.ts'

/** One labelled row of a lead. */
export type LeadRow = { label: string; value: string; href?: string }

/** The rows of a lead: customer, vehicle, answers and origin. The message is shown separately. */
export function leadRows(facts: LeadFacts): LeadRow[] {
  return [...customerRows(facts), ...vehicleRows(facts), ...answerRows(facts), ...originRows(facts)]
}

/** The customer's name and contact details. */
function customerRows({ lead }: LeadFacts): LeadRow[] {
  const lastName = fieldText(lead, 'last_name')
  const name = [lead.name, lead.name?.endsWith(lastName ?? '') ? null : lastName].filter(Boolean).join(' ')
  return [
    ...row('Name', name || null),
    ...(lead.phone === null
      ? []
      : row('Phone', formatPhone(lead.phone), `tel:${phoneParts(lead.phone).number}`)),
    ...row('Email', lead.email, lead.email ? `mailto:${lead.email}` : undefined),
    ...row('Preferred contact', fieldText(lead, 'PreferredContactMethod')),
  ]
}

function vehicleRows({ lead, car, site, ...facts }: LeadFacts): LeadRow[] {
  return [
    ...row('About', topicOf(lead)),
    ...row('Vehicle', vehicleOf({ lead, car }), car ? `${site.url}/cars/${car.slug}` : undefined),
    ...row('Stock number', fieldText(lead, 'stock_number')),
    ...row('Price shown', text(attribute(lead.fields, 'price_shown'))),
    ...row('Dealership', facts.vendor.name),
    ...row('Location', facts.location?.name ?? null),
  ]
}

/** Every other answer, in the order of the form. */
function answerRows({ lead: { fields, carId } }: LeadFacts): LeadRow[] {
  const hidden = carId === null ? hiddenFields : new Set([...hiddenFields, 'Vehicle Make', 'Vehicle Model'])
  const answers = Object.entries(fields).flatMap(([name, value]) =>
    hidden.has(name) || fields[twins[name] ?? ''] === value
      ? []
      : row(labelOf(name), text(value), linkIn(name, value)),
  )
  return [...answers, ...financeRows(fields)]
}

function originRows({ lead, site }: LeadFacts): LeadRow[] {
  const page = URL.parse(fieldText(lead, 'url') ?? '')
  const params = Object.entries(record(attribute(lead.fields, 'linked_query_params')))
  const campaign = params.filter(([name]) => name.startsWith('utm_')).map(([, value]) => text(value))
  return [
    ...row('Why it looks automated', describeSpamSigns(lead.fields['spam_signs'])),
    ...row('Offers by email and SMS', lead.fields['opt_in'] === true ? 'Agreed' : 'Not agreed'),
    ...row('Sent from', page?.pathname ?? null, page ? page.origin + page.pathname : undefined),
    ...row('Page ID', fieldText(lead, 'page_id')),
    ...row('Campaign', campaign.filter(Boolean).join(', ') || null),
    ...row('Received', formatMoment(site.timeZone, lead.createdAt)),
  ]
}

/** Fields that another row shows, or that a salesperson has no use for. */
const hiddenFields = new Set(
  `
  name last_name email phone PreferredContactMethod message comments Comments category subcategory
  stock_number location dealership_slug manufacturer_slug car_id car_dealership_id car_type
  vehicle_status lead_id page_id lead_status url source user_agent lead_attributes consent opt_in
  terms_conditions form_completed booking_slot finance_offer finance_estimate sms_content sms_from EvalID
  spam_signs
  `
    .trim()
    .split(/\s+/),
)

/** Photos are a link to a page with them. */
function linkIn(name: string, value: unknown) {
  return name === 'photos' && typeof value === 'string' ? value : undefined
}

/** Fields that say the same again, under the name of the form. */
const twins: Readonly<Record<string, string>> = { rego: 'Rego', odometer: 'Kms' }

const labels: Readonly<Record<string, string>> = {
  Rego: 'Registration plate',
  rego: 'Registration plate',
  finance: 'Interested in finance',
  'do-you-have-a-trade-in': 'Has a trade-in',
  additional_services: 'Also asked for',
  Kms: 'Kilometres',
  odometer: 'Kilometres',
}

/** Turns a field name into a label: `number_of_keys` and `numberOfKeys` become “Number of keys”. */
function labelOf(name: string) {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .trim()
    .toLowerCase()
  return labels[name] ?? (name.includes(' ') ? name : words.replace(/^./, (first) => first.toUpperCase()))
}

function row(label: string, value: string | null, href?: string): LeadRow[] {
  if (value === null || value === '') return []
  return [{ label: oneLine(label), value, ...(href !== undefined && { href }) }]
}

function attribute(fields: LeadFacts['lead']['fields'], name: string) {
  return record(fields['lead_attributes'])[name]
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function text(value: unknown): string | null {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return figure.format(value)
  if (typeof value === 'string') return value.trim()
  if (!Array.isArray(value)) return null
  return value.map(text).filter(Boolean).join(', ')
}

/** A four-digit year has no comma; a five-digit price has one. */
const figure = new Intl.NumberFormat('en-AU', { useGrouping: 'min2' })
