import { type LeadBooking, leadBooking } from '../appointments/lead-booking.ts'
import { type LeadFacts, topicOf, vehicleOf } from './lead-facts.ts'
import type { EmailContent } from './email.ts'
import { oneLine } from './markup.ts'

/**
 * The email that a customer gets once their enquiry is safe with the dealer. It never repeats what they wrote:
 * anyone can type anyone's address into a form, and the dealer must not send a stranger's text to that address.
 */
export function acknowledgement(
  facts: LeadFacts,
  words: { subject: string; opening: string },
  /** The page where the customer changes or cancels the appointment. */
  link: string | null = null,
): EmailContent {
  const { lead, site, location, car } = facts
  const vehicle = car ? vehicleOf(facts) : null
  const phone = location?.phone ?? site.phone
  // Only a time that we offered. A typed time would be the customer's own text.
  const booking = leadBooking(lead)
  return {
    subject: oneLine(words.subject),
    preview: oneLine(words.opening),
    heading: oneLine(words.subject),
    paragraphs: [...(booking ? [bookingSentence(booking)] : []), ...words.opening.split(/\n{2,}/)],
    quote: null,
    rows: [
      { label: 'Your enquiry', value: topicOf(lead) },
      ...(vehicle && car ? [{ label: 'Vehicle', value: vehicle, href: `${site.url}/cars/${car.slug}` }] : []),
      ...(booking === null
        ? []
        : [{ label: booking.status === 'booked' ? 'When' : 'Time you asked for', value: booking.when }]),
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
      'You’re getting this email because your address was entered in a form on our website. If that wasn’t you, you can ignore it.',
    ],
  }
}

/** Comes first, because the dealer's opening has to fit any enquiry. */
function bookingSentence({ status, kind }: LeadBooking) {
  if (status === 'requested') return 'Your time isn’t booked yet. We’ll be in touch to confirm it.'
  return kind === 'service' ? 'Your service is booked.' : 'Your test drive is booked.'
}

function placeOf({ name, address }: { name: string; address: string | null }) {
  return address === null ? name : `${name}\n${address}`
}
