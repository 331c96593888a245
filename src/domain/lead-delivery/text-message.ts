import { formatPhone } from '../shared/format-phone.ts'
import { type LeadFacts, topicOf, vehicleOf } from './lead-facts.ts'
import { oneLine } from './markup.ts'

/** Two SMS segments at most: a salesperson on the lot reads it at a glance. */
const MAX_CHARACTERS = 300

/** A lead as a text message: the topic, the customer, and the number to call. */
export function textMessage(facts: LeadFacts): string {
  const { lead } = facts
  const parts = [
    topicOf(lead),
    vehicleOf(facts),
    lead.name,
    lead.phone === null ? lead.email : formatPhone(lead.phone),
  ]
  return oneLine(parts.filter(Boolean).join(', '), MAX_CHARACTERS)
}
