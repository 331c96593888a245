import type { OutboxFigures } from '#data/outbox.ts'
import type { Log } from '../log.ts'

/** After an hour most outages are over, and the dealer asks where the leads are. */
const LATE_SECONDS = 60 * 60

/** Warns the operator of late and dead jobs. Otherwise nothing would report email that can't be sent. */
export function logBacklog(figures: readonly OutboxFigures[], log: Pick<Log, 'warn'>): void {
  for (const { kind, waiting, dead, oldestWaitingSeconds } of figures) {
    const seconds = Math.round(oldestWaitingSeconds)
    if (seconds >= LATE_SECONDS)
      log.warn({ kind, waiting, seconds }, 'Leads have waited more than an hour for delivery')
    if (dead > 0) log.warn({ kind, dead }, 'Some lead deliveries have failed for good; see `leads dead`')
  }
}
