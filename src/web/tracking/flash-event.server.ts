import type { VisitorEvent } from '#domain/tracking/visitor-event.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { cookieOf, hiddenCookie } from '../request/hidden-cookie.server.ts'

/** What was accepted is told by the page after it, once: in a cookie that this site sealed and that page takes back. */
const COOKIE = 'accepted'
const SECONDS = 300

/** The headers of an answer that leads on to the page which tells the event. An address can be typed; this cannot. */
export async function flashEvent(
  event: VisitorEvent,
  url: URL,
  { seal, now }: Pick<Dealership, 'seal' | 'now'>,
): Promise<Record<string, string>> {
  const sealed = await seal.close('lead accepted', JSON.stringify({ event, at: now().getTime() }))
  return { 'set-cookie': hiddenCookie(COOKIE, sealed, SECONDS, url) }
}

/** The event to tell on this page, and the headers that take it back, so that who loads the page again tells nothing. */
export async function eventToReport(
  request: Request,
  { seal, now }: Pick<Dealership, 'seal' | 'now'>,
): Promise<{ event: VisitorEvent | null; headers: Record<string, string> }> {
  const sealed = cookieOf(request, COOKIE)
  if (sealed === null) return { event: null, headers: {} }
  const headers = { 'set-cookie': hiddenCookie(COOKIE, '', 0, new URL(request.url)) }
  const text = await seal.open('lead accepted', sealed)
  if (text === null) return { event: null, headers }
  const { event, at } = JSON.parse(text) as { event: VisitorEvent; at: number }
  return { event: now().getTime() - at <= SECONDS * 1000 ? event : null, headers }
}
