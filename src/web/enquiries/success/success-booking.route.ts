import { href, redirect } from 'react-router'
import { appointmentPath } from '#domain/appointments/appointment-address.ts'
import { leadDeskContext } from '../../request/request-context.ts'
import type { Route } from './+types/success-booking.route.ts'
import { sentLead } from './sent-lead-cookie.server.ts'

/**
 * Redirects from the success page to the customer's appointment. The secret address comes from the cookie, so it never
 * appears in a page where third-party services run.
 */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const sent = await sentLead(request, context.get(leadDeskContext))
  const headers = { 'cache-control': 'no-store' }
  if (!sent?.token) return redirect(href('/success'), { headers })
  const path = appointmentPath(sent.token)
  return redirect(url.pathname.endsWith('.ics') ? `${path}/calendar.ics` : path, { headers })
}
