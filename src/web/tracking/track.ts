import type { VisitorEvent } from '#domain/tracking/visitor-event.ts'
import { whenLoaded } from '../ui/when-loaded.ts'

const withReports = whenLoaded(() => import('./report-event.ts'))

/** Reports a visitor's action. Nothing waits for it, and its code loads with the first event. */
export function track(event: VisitorEvent): void {
  // If it can't be loaded, the event is lost, which doesn't affect the visitor.
  withReports(({ reportEvent }) => reportEvent(event))
}
