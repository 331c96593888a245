import { isoMoment } from '../../shared/iso-moment.ts'
import { phoneParts } from '../../shared/format-phone.ts'
import { adfVehicles } from './adf-vehicles.ts'
import { type Elements, element, type XmlDocument } from './xml-document.ts'
import { type LeadFacts, topicOf } from '../lead-facts.ts'
import { leadRows } from '../lead-rows.ts'
import { fieldText } from '../lead-to-deliver.ts'

/**
 * A lead as an ADF 1.0 document, which most dealers' lead systems read. The format fixes the order of
 * the elements. ADF covers sales only, so other topics go into the provider's service and the customer's
 * comments.
 */
export function adfDocument(facts: LeadFacts): XmlDocument {
  const { lead, site } = facts
  const prospect = [
    element('id', { sequence: '1', source: site.slug }, lead.id),
    element('requestdate', {}, isoMoment(site.timeZone, lead.createdAt)),
    ...adfVehicles(facts),
    customer(facts),
    vendor(facts),
    provider(facts),
  ]
  return {
    instruction: { name: 'adf', content: 'version="1.0"' },
    root: element('adf', {}, [element('prospect', { status: 'new' }, prospect)]),
  }
}

function customer(facts: LeadFacts) {
  const { lead } = facts
  return element('customer', {}, [
    element('contact', {}, [...nameParts(facts), ...contactElements(facts), ...address(facts)]),
    element('id', { source: facts.site.slug }, lead.id),
    element('comments', {}, customerComments(facts)),
  ])
}

function nameParts({ lead }: LeadFacts): Elements {
  const [first = '', ...rest] = (lead.name ?? '').split(' ')
  const last = fieldText(lead, 'last_name') ?? rest.join(' ')
  if (first === '' || last === '') {
    return [element('name', { part: 'full', type: 'individual' }, first || last || 'Unknown')]
  }
  return [
    element('name', { part: 'first', type: 'individual' }, first),
    element('name', { part: 'last', type: 'individual' }, last),
  ]
}

/** Email comes before phone. The format needs at least one, so a lead without either gets an empty email. */
function contactElements({ lead }: LeadFacts): Elements {
  const method = fieldText(lead, 'PreferredContactMethod') ?? 'Phone'
  const preferred = (isPreferred: boolean) => ({ preferredcontact: isPreferred ? '1' : '0' })
  if (lead.email === null && lead.phone === null) return [element('email', preferred(false), '')]
  return [
    ...(lead.email === null ? [] : [element('email', preferred(method === 'Email'), lead.email)]),
    ...(lead.phone === null
      ? []
      : [
          element(
            'phone',
            {
              type: isMobile(lead.phone) ? 'cellphone' : 'voice',
              time: 'nopreference',
              ...preferred(method !== 'Email'),
            },
            // Lead systems dial these digits. The extension is in the comments.
            phoneParts(lead.phone).number,
          ),
        ]),
  ]
}

function isMobile(phone: string) {
  return /^(?:\+61|0)4/.test(phone)
}

function address({ lead }: LeadFacts): Elements {
  const [street, suburb] = [fieldText(lead, 'street'), fieldText(lead, 'suburb')]
  const [state, postcode] = [fieldText(lead, 'state'), fieldText(lead, 'postcode')]
  if (!street && !suburb && !postcode) return []
  return [
    element('address', { type: 'home' }, [
      // The format requires a street, and the visitor may not have given one.
      element('street', { line: '1' }, street ?? '-'),
      ...(suburb ? [element('city', {}, suburb)] : []),
      ...(state ? [element('regioncode', {}, state.toUpperCase())] : []),
      ...(postcode ? [element('postalcode', {}, postcode)] : []),
      element('country', {}, 'AU'),
    ]),
  ]
}

function customerComments(facts: LeadFacts) {
  const message = fieldText(facts.lead, 'message', 'comments', 'Comments')
  const rows = leadRows(facts).map(({ label, value }) => `${label}: ${value}`)
  const { confirmLink } = facts
  const confirm = confirmLink === null ? [] : [`Not booked yet. Confirm the time: ${confirmLink}`]
  return [...(message ? [message, ''] : []), ...confirm, ...rows].join('\n')
}

function vendor({ vendor: { id, name }, site, location }: LeadFacts) {
  const phone = location?.phone ?? site.phone
  const optionalEmail = site.email === null && phone !== null ? [] : [element('email', {}, site.email ?? '')]
  return element('vendor', {}, [
    ...(id === null ? [] : [element('id', { source: 'dealership_id' }, id)]),
    element('vendorname', {}, name),
    element('url', {}, site.url),
    element('contact', {}, [
      element('name', { part: 'full', type: 'business' }, location?.name ?? name),
      ...optionalEmail,
      ...(phone === null ? [] : [element('phone', { type: 'voice' }, phone)]),
    ]),
  ])
}

function provider({ lead, site }: LeadFacts) {
  return element('provider', {}, [
    element('name', { part: 'full', type: 'business' }, `${site.name} website`),
    element('service', {}, topicOf(lead)),
    element('url', {}, site.url),
  ])
}
