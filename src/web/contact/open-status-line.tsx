import type { OpenStatus } from '#domain/locations/hours/open-status.ts'
import './open-status-line.css'

/** Whether a location is open now, and when that changes. */
export function OpenStatusLine({ status: { isOpen, text } }: { status: OpenStatus }) {
  return <p className={isOpen ? 'open-status open-status--open' : 'open-status'}>{text}</p>
}
