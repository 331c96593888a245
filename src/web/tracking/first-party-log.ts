import type { ReportedEvent, VisitorEvent } from '#domain/tracking/visitor-event.ts'

/** The server notes these itself, in the moment they become true, or counts them apart. */
const notOurs: ReadonlySet<VisitorEvent['name']> = new Set([
  'enquiry-sent',
  'offer-accepted',
  'service-booked',
  'phone-revealed',
  'page-viewed',
  'list-viewed',
  'item-viewed',
])

const GATHERED_MS = 2000
const MOST = 20

let waiting: ReportedEvent[] = []
let timer: ReturnType<typeof setTimeout> | undefined

/** Keeps what happened for the site's own log, and sends it a few at a time, or when the visitor leaves. */
export function recordFirstParty(event: VisitorEvent): void {
  if (!isOurs(event)) return
  waiting.push(event)
  timer ??= setTimeout(send, GATHERED_MS)
  if (waiting.length >= MOST) send()
}

addEventListener('pagehide', send)

function send() {
  clearTimeout(timer)
  timer = undefined
  if (waiting.length === 0) return
  const body = JSON.stringify({ events: waiting.slice(0, MOST) })
  waiting = []
  fetch('/api/events', {
    method: 'POST',
    // It is sent even when the visitor goes on at once.
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body,
  }).catch(() => {
    // It is not noted then, and no visitor misses it.
  })
}

function isOurs(event: VisitorEvent): event is ReportedEvent {
  return !notOurs.has(event.name)
}
