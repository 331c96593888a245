import type { Delivery, ListedLead } from '#data/deliveries.ts'
import { topicOf } from '#domain/delivery/lead-facts.ts'
import { isoMoment } from '#domain/shared/iso-moment.ts'

/** A lead in one line, without the customer: what about, when, and how far its deliveries have come. */
export function leadLine(lead: ListedLead, timeZone: string): string {
  const marks = [lead.suspect && 'possible spam', !lead.formCompleted && 'not finished']
  const counts = [
    [lead.waiting, 'waiting'],
    [lead.delivered, 'delivered'],
    [lead.dead, 'given up'],
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

/** A delivery in one line: which, where to, how far, and what went wrong last. */
export function deliveryLine({ id, aboutId, kind, to, state, attempts, lastError }: Delivery): string {
  const tries = attempts === 1 ? '1 attempt' : `${attempts} attempts`
  const states = { waiting: 'waiting', delivered: 'delivered', dead: 'given up' }
  return [id, `lead ${aboutId}`, kind, to ?? '', states[state], tries, lastError?.split('\n', 1)[0] ?? '']
    .join('\t')
    .trimEnd()
}
