import { z } from 'zod'
import type { LeadDesk } from '#operations/enquiries/lead-desk.ts'
import { httpOnlyCookie } from '../../request/http-only-cookie.server.ts'

const SECONDS = 60 * 60

/**
 * The success page reads the enquiry from a sealed HttpOnly cookie. It shows the enquiry only to the browser that sent it,
 * and its address reveals nothing.
 */
const cookie = httpOnlyCookie('sent', SECONDS)

const SentLead = z.object({
  leadId: z.string(),
  /** The secret of the customer's appointment page, where a time was booked. */
  token: z.string().nullable(),
  at: z.number(),
})
type SentLead = z.output<typeof SentLead>

export async function sentLeadCookie(
  sent: Omit<SentLead, 'at'>,
  request: Request,
  dealership: Pick<LeadDesk, 'seal' | 'now'>,
): Promise<string> {
  const before = await sentLead(request, dealership)
  // A form sent twice is one lead, and only the first response carries the secret.
  const token = sent.token ?? (before?.leadId === sent.leadId ? before.token : null)
  const at = dealership.now().getTime()
  const sealed = await dealership.seal.close('lead sent', JSON.stringify({ leadId: sent.leadId, token, at }))
  return cookie.set(sealed, new URL(request.url))
}

export async function sentLead(
  request: Request,
  { seal, now }: Pick<LeadDesk, 'seal' | 'now'>,
): Promise<SentLead | null> {
  const text = await seal.open('lead sent', (await cookie.read(request)) ?? '')
  const read = text === null ? null : SentLead.safeParse(JSON.parse(text))
  if (!read?.success) return null
  return now().getTime() - read.data.at <= SECONDS * 1000 ? read.data : null
}
