import { type LeadFacts, topicOf, vehicleOf } from './lead-facts.ts'
import { leadRows } from './lead-rows.ts'
import type { Letter } from './letter.ts'
import { said } from './lead-to-deliver.ts'
import { oneLine } from './markup.ts'

/** The letter that brings a lead to the dealership: its first line says what it is, and an answer goes to the customer. */
export function dealerLetter(facts: LeadFacts): Letter {
  const { lead } = facts
  const vehicle = vehicleOf(facts)
  const about = vehicle === null ? topicOf(lead) : `${topicOf(lead)}: ${vehicle}`
  const from = lead.name === null ? '' : `, from ${lead.name}`
  const message = said(lead, 'message', 'comments', 'Comments')
  return {
    subject: oneLine(`${warning(facts)}${about}${from}`),
    preview: oneLine(message ?? about),
    heading: oneLine(about),
    paragraphs: introduction(facts),
    quote: message,
    rows: leadRows(facts),
    closing: closing(facts),
  }
}

function warning({ lead }: LeadFacts) {
  if (lead.suspect) return 'Possible spam: '
  return lead.formCompleted ? '' : 'Not finished: '
}

function introduction({ lead, site }: LeadFacts): string[] {
  if (lead.suspect) {
    return [
      `This came through ${site.name}’s website and looks as if a program had written it. It went to no other system, and nobody was answered. If a person is behind it, answer this mail as usual.`,
    ]
  }
  if (!lead.formCompleted) {
    return [
      `Somebody began this form on ${site.name}’s website and has not finished it. What they wrote until then stands below.`,
    ]
  }
  return []
}

function closing({ lead }: LeadFacts): string[] {
  const answer = lead.email === null ? [] : ['An answer to this mail goes to the customer.']
  return [...answer, `Lead ${lead.id}`]
}
