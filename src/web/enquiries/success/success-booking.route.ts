import { redirect } from 'react-router'
import { appointmentPath } from '#domain/appointments/appointment-address.ts'
import { dealershipContext } from '../../request/request-context.ts'
import type { Route } from './+types/success-booking.route.ts'
import { sentLead } from './sent-lead-cookie.server.ts'

/**
 * Leads from the thank-you page to the customer's own appointment. The secret address comes from the cookie, so it never
 * stands in a page on which services from elsewhere may run.
 */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const sent = await sentLead(request, context.get(dealershipContext))
  const headers = { 'cache-control': 'no-store' }
  if (!sent?.token) return redirect('/success', { headers })
  const path = appointmentPath(sent.token)
  return redirect(url.pathname.endsWith('.ics') ? `${path}/calendar.ics` : path, { headers })
}
