import type { VisitorEvent } from '#domain/tracking/visitor-event.ts'

/** Reports a visitor's action. Nothing waits for it, and its code loads with the first event. */
export function track(event: VisitorEvent): void {
  import('./report-event.ts').then(
    ({ reportEvent }) => reportEvent(event),
    // The event is lost, which doesn't affect the visitor.
    () => {},
  )
}
