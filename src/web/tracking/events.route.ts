import { z } from 'zod'
import { ToldEvent } from '#domain/tracking/visitor-event.ts'
import { recordEvents } from '#operations/record-events.ts'
import { refusal } from '../frame/refusal.server.ts'
import { dealershipContext } from '../request-context.ts'
import type { Route } from './+types/events.route.ts'

/** A browser sends several at once, and no more than a visitor does in a few seconds. */
const EventReport = z.object({ events: z.array(ToldEvent).min(1).max(20) })

/** What a visitor did, for the site's own log. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return refusal(405, 'method_not_allowed', 'Tell with POST.')
  const body = EventReport.safeParse(await request.json().catch(() => null))
  if (!body.success) return refusal(400, 'bad_request', 'Send events that a browser may tell, 20 at most.')
  await recordEvents(body.data.events, request.headers.get('user-agent'), context.get(dealershipContext))
  return new Response(null, { status: 204 })
}
