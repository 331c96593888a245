import { href } from 'react-router'
import type { ReportedEvent, VisitorEvent } from '#domain/tracking/visitor-event.ts'

/** The server records these events itself when they happen, or counts them separately. */
const serverEvents: ReadonlySet<VisitorEvent['name']> = new Set([
  'enquiry-sent',
  'offer-accepted',
  'service-booked',
  'phone-revealed',
  'page-viewed',
  'list-viewed',
  'item-viewed',
])

const BATCH_MS = 2000
const MAX_EVENTS = 20

let waiting: ReportedEvent[] = []
let timer: ReturnType<typeof setTimeout> | undefined

/** Collects events for the site's own log, and sends them in batches, or when the visitor leaves. */
export function recordFirstParty(event: VisitorEvent): void {
  if (!isReported(event)) return
  waiting.push(event)
  timer ??= setTimeout(send, BATCH_MS)
  if (waiting.length >= MAX_EVENTS) send()
}

addEventListener('pagehide', send)

function send() {
  clearTimeout(timer)
  timer = undefined
  if (waiting.length === 0) return
  const body = JSON.stringify({ events: waiting.slice(0, MAX_EVENTS) })
  waiting = []
  fetch(href('/api/events'), {
    method: 'POST',
    // The request finishes even when the visitor leaves the page.
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body,
  }).catch(() => {
    // These events are lost, which doesn't affect the visitor.
  })
}

function isReported(event: VisitorEvent): event is ReportedEvent {
  return !serverEvents.has(event.name)
}
