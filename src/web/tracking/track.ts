import type { VisitorEvent } from '#domain/tracking/visitor-event.ts'

/** Notes what the visitor did. Nothing waits for it, and what takes it in is fetched when there is something to tell. */
export function track(event: VisitorEvent): void {
  import('./report-event.ts').then(
    ({ reportEvent }) => reportEvent(event),
    // It is not noted then, and no visitor misses it.
    () => {},
  )
}
