import { type LeadFacts, topicOf, vehicleOf } from './lead-facts.ts'
import type { Letter } from './letter.ts'
import { said } from './lead-to-deliver.ts'
import { oneLine } from './markup.ts'

/**
 * What a customer is told once their enquiry is safe with the dealer. Nothing of what they wrote is repeated: anybody can
 * write anybody's address into a form, and the dealer's mail must not carry a stranger's words to them.
 */
export function acknowledgement(
  facts: LeadFacts,
  words: { subject: string; opening: string },
  /** Where the customer changes or cancels the appointment. */
  link: string | null = null,
): Letter {
  const { lead, site, location, car } = facts
  const vehicle = car ? vehicleOf(facts) : null
  const phone = location?.phone ?? site.phone
  // What was booked. A time that somebody would like is their own words.
  const time = link === null ? null : (said(lead, 'Test Drive Time') ?? said(lead, 'Preferred Service Date'))
  return {
    subject: oneLine(words.subject),
    preview: oneLine(words.opening),
    heading: oneLine(words.subject),
    paragraphs: words.opening.split(/\n{2,}/),
    quote: null,
    rows: [
      { label: 'Your enquiry', value: topicOf(lead) },
      ...(vehicle && car ? [{ label: 'Vehicle', value: vehicle, href: `${site.url}/cars/${car.slug}` }] : []),
      ...(time === null ? [] : [{ label: 'When', value: time }]),
      ...(location ? [{ label: 'Where', value: placeOf(location) }] : []),
      ...(phone === null
        ? []
        : [{ label: 'Call us', value: phone, href: `tel:${phone.replaceAll(/[^\d+]/g, '')}` }]),
      ...(link === null
        ? []
        : [
            {
              label: 'Your appointment',
              value: 'Change or cancel it, or add it to your calendar',
              href: link,
            },
          ]),
    ],
    closing: [
      `${site.name}, ${site.url}`,
      'You get this mail because your address was written into a form on our website. If that was not you, you need not do anything.',
    ],
  }
}

function placeOf({ name, address }: { name: string; address: string | null }) {
  return address === null ? name : `${name}\n${address}`
}
