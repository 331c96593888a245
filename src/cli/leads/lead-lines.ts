import type { Delivery, ListedLead } from '#data/deliveries.ts'
import { type LeadFacts, topicOf } from '#domain/lead-delivery/lead-facts.ts'
import { leadRows } from '#domain/lead-delivery/lead-rows.ts'
import { fieldText } from '#domain/lead-delivery/lead-to-deliver.ts'
import { isoMoment } from '#domain/shared/iso-moment.ts'

/** One lead as a line without the customer’s details: its category, time and deliveries. */
export function leadLine(lead: ListedLead, timeZone: string): string {
  const marks = [lead.suspect && 'possible spam', !lead.formCompleted && 'not finished']
  const counts = [
    [lead.waiting, 'waiting'],
    [lead.delivered, 'delivered'],
    [lead.dead, 'failed for good'],
    [lead.dismissed, 'dismissed'],
  ] as const
  const states = counts.filter(([count]) => count > 0).map(([count, state]) => `${count} ${state}`)
  return [
    lead.id,
    isoMoment(timeZone, lead.createdAt),
    topicOf(lead),
    states.join(', ') || 'nothing to deliver',
    ...marks.filter(Boolean),
  ].join('\t')
}

/** All details of a lead. The customer’s message comes last, whichever field has it. */
export function leadLines(facts: LeadFacts): string[] {
  const message = fieldText(facts.lead, 'message', 'comments', 'Comments')
  return [
    ...leadRows(facts).map(({ label, value }) => `${label}: ${value}`),
    ...(message === null ? [] : ['', message]),
  ]
}

/** One delivery as a line: its id, subject, destination, state, last error and why it was dismissed. */
export function deliveryLine(delivery: Delivery): string {
  const { id, aboutId, kind, to, state, attempts, lastError, dismissedBecause } = delivery
  const tries = attempts === 1 ? '1 attempt' : `${attempts} attempts`
  const about = `${kind.startsWith('appointment') ? 'appointment' : 'lead'} ${aboutId}`
  const states = {
    waiting: 'waiting',
    delivered: 'delivered',
    dead: 'failed for good',
    dismissed: 'dismissed',
  }
  const error = lastError?.split('\n', 1)[0] ?? ''
  return [id, about, kind, to ?? '', states[state], tries, error, dismissedBecause ?? ''].join('\t').trimEnd()
}
