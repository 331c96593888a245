import type { VisitorEvent } from '#domain/tracking/visitor-event.ts'
import type { LeadDesk } from '#operations/enquiries/lead-desk.ts'
import { httpOnlyCookie } from '../request/http-only-cookie.server.ts'

const SECONDS = 300
/**
 * Passes the event of an accepted form to the page that the redirect leads to, which reports it once. Its value is sealed,
 * and names that page: another page that the visitor opens meanwhile leaves it alone.
 */
const cookie = httpOnlyCookie('accepted', SECONDS)

/** The headers for the redirect to the page that reports the event. Unlike an address, a sealed cookie can't be forged. */
export async function flashEvent(
  event: VisitorEvent,
  { url, target }: { url: URL; target: string },
  { seal, now }: Pick<LeadDesk, 'seal' | 'now'>,
): Promise<Record<string, string>> {
  const flash: Flash = { event, page: new URL(target, url).pathname, at: now().getTime() }
  const sealed = await seal.close('lead accepted', JSON.stringify(flash))
  return { 'set-cookie': await cookie.set(sealed, url) }
}

type Flash = { event: VisitorEvent; page: string; at: number }

/** The event to report on this page, and the headers that clear the cookie, so that a reload doesn't report it again. */
export async function eventToReport(
  { request, url }: { request: Request; url: URL },
  { seal, now }: Pick<LeadDesk, 'seal' | 'now'>,
): Promise<{ event: VisitorEvent | null; headers: Record<string, string> }> {
  const sealed = await cookie.read(request)
  const text = sealed === null ? null : await seal.open('lead accepted', sealed)
  if (text === null) return { event: null, headers: {} }
  const { event, page, at } = JSON.parse(text) as Flash
  if (page !== url.pathname) return { event: null, headers: {} }
  const headers = { 'set-cookie': await cookie.clear(url) }
  return { event: now().getTime() - at <= SECONDS * 1000 ? event : null, headers }
}
