import { leadBooking } from '../appointments/lead-booking.ts'
import { type LeadFacts, topicOf, vehicleOf } from './lead-facts.ts'
import { leadRows } from './lead-rows.ts'
import type { EmailContent } from './email.ts'
import { fieldText } from './lead-to-deliver.ts'
import { oneLine } from './markup.ts'

/**
 * The email that delivers a lead to the dealership. The subject says what the lead is about. Replies go to the
 * customer.
 */
export function dealerEmail(facts: LeadFacts): EmailContent {
  const { lead } = facts
  const vehicle = vehicleOf(facts)
  const about = vehicle === null ? topicOf(lead) : `${topicOf(lead)}: ${vehicle}`
  const from = lead.name === null ? '' : `, from ${lead.name}`
  const message = fieldText(lead, 'message', 'comments', 'Comments')
  return {
    subject: oneLine(`${warning(facts)}${about}${from}`),
    preview: oneLine(message ?? about),
    heading: oneLine(about),
    paragraphs: introduction(facts),
    quote: message,
    rows: [...confirmRow(facts), ...leadRows(facts)],
    closing: closing(facts),
  }
}

function warning({ lead }: LeadFacts) {
  if (lead.suspect) return 'Possible spam: '
  return lead.formCompleted ? '' : 'Not finished: '
}

function introduction(facts: LeadFacts): string[] {
  const { lead, site } = facts
  if (lead.suspect) {
    return [
      `This enquiry from the ${site.name} website looks automated. We haven’t sent it to any other system or replied to the sender. If it’s genuine, reply to this email as usual.`,
      ...requestSentence(facts),
    ]
  }
  if (!lead.formCompleted) {
    return [
      `Someone started this form on the ${site.name} website and hasn’t finished it. Here is what they had filled in so far.`,
    ]
  }
  return requestSentence(facts)
}

/** A requested time must never look like a booking. */
function requestSentence({ lead }: LeadFacts) {
  const booking = leadBooking(lead)
  if (booking?.status !== 'requested') return []
  return [
    `They asked for ${booking.when}. This time is not booked and other customers can still take it. Check with the customer, then confirm it.`,
  ]
}

function confirmRow({ lead, confirmLink }: LeadFacts) {
  const when = leadBooking(lead)?.when
  if (confirmLink === null || when === undefined) return []
  return [{ label: 'Confirm', value: `Book ${when}`, href: confirmLink }]
}

function closing({ lead }: LeadFacts): string[] {
  const reply = lead.email === null ? [] : ['Reply to this email to contact the customer.']
  return [...reply, `Lead ${lead.id}`]
}
