import { isbot } from 'isbot'
import { eventNumber, type ReportedEvent } from '#domain/tracking/visitor-event.ts'
import type { VisitLog } from './visit-log.ts'

/** Records events that browsers report in the site's own log. Events from bots are ignored. */
export async function recordEvents(
  reported: readonly ReportedEvent[],
  userAgent: string | null,
  { events }: Pick<VisitLog, 'events'>,
): Promise<void> {
  if (!userAgent || isbot(userAgent)) return
  await events.recordAll(
    reported.map((event) => {
      const number = eventNumber(event)
      return { name: event.name, ...(number !== null && { number }), details: detailsOf(event) }
    }),
  )
}

function detailsOf({ name: _name, ...details }: ReportedEvent) {
  return Object.fromEntries(
    Object.entries(details).map(([key, value]) => [key === 'carId' ? 'car_id' : key, value]),
  )
}
