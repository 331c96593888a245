import type { VisitorEvent } from '#domain/tracking/visitor-event.ts'
import type { LeadDesk } from '#operations/enquiries/lead-desk.ts'
import { httpOnlyCookie } from '../request/http-only-cookie.server.ts'

const SECONDS = 300
/** Passes the event of an accepted form to the next page, which reports it once. Its value is sealed. */
const cookie = httpOnlyCookie('accepted', SECONDS)

/** The headers for the redirect to the page that reports the event. Unlike an address, a sealed cookie can't be forged. */
export async function flashEvent(
  event: VisitorEvent,
  url: URL,
  { seal, now }: Pick<LeadDesk, 'seal' | 'now'>,
): Promise<Record<string, string>> {
  const sealed = await seal.close('lead accepted', JSON.stringify({ event, at: now().getTime() }))
  return { 'set-cookie': await cookie.set(sealed, url) }
}

/** The event to report on this page, and the headers that clear the cookie, so that a reload doesn't report it again. */
export async function eventToReport(
  request: Request,
  { seal, now }: Pick<LeadDesk, 'seal' | 'now'>,
): Promise<{ event: VisitorEvent | null; headers: Record<string, string> }> {
  const sealed = await cookie.read(request)
  if (sealed === null) return { event: null, headers: {} }
  const headers = { 'set-cookie': await cookie.clear(new URL(request.url)) }
  const text = await seal.open('lead accepted', sealed)
  if (text === null) return { event: null, headers }
  const { event, at } = JSON.parse(text) as { event: VisitorEvent; at: number }
  return { event: now().getTime() - at <= SECONDS * 1000 ? event : null, headers }
}
