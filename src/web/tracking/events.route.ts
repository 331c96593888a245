import { recordEvents } from '#operations/tracking/record-events.ts'
import { EventReport } from '../api/visit-calls.ts'
import { refusal } from '../request/refusal.server.ts'
import { dealershipContext } from '../request/request-context.ts'
import type { Route } from './+types/events.route.ts'

/** What a visitor did, for the site's own log. */
export async function action({ request, context }: Route.ActionArgs) {
  const body = EventReport.safeParse(await request.json().catch(() => null))
  if (!body.success) return refusal(400, 'bad_request', 'Send events that a browser may tell, 20 at most.')
  await recordEvents(body.data.events, request.headers.get('user-agent'), context.get(dealershipContext))
  return new Response(null, { status: 204 })
}
