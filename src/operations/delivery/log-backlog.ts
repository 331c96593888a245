import type { OutboxFigures } from '#data/outbox.ts'
import type { Log } from '../log.ts'

/** By then most systems that were away are back, and the dealer asks where the leads are. */
const LATE_SECONDS = 60 * 60

/** Tells the operator of what has waited long or was given up: nothing else would speak of mail that nobody can send. */
export function logBacklog(figures: readonly OutboxFigures[], log: Pick<Log, 'warn'>): void {
  for (const { kind, waiting, dead, oldestWaitingSeconds } of figures) {
    const seconds = Math.round(oldestWaitingSeconds)
    if (seconds >= LATE_SECONDS) log.warn({ kind, waiting, seconds }, 'Deliveries of leads have waited long')
    if (dead > 0) log.warn({ kind, dead }, 'Deliveries of leads were given up; see `leads dead`')
  }
}
