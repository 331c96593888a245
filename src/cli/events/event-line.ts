import type { ListedEvent } from '#data/events.ts'
import { isoMoment } from '#domain/shared/iso-moment.ts'

/** One event as a line: time, id, name, and the vehicle and lead it is about. */
export function eventLine({ at, number, name, carId, leadId }: ListedEvent, timeZone: string): string {
  return [
    isoMoment(timeZone, at),
    number ?? '-',
    name,
    ...(carId === null ? [] : [`vehicle ${carId}`]),
    ...(leadId === null ? [] : [`lead ${leadId}`]),
  ].join('\t')
}
