import { recordEvents } from '#operations/tracking/record-events.ts'
import { EventReport } from '../api/visit-calls.ts'
import { apiError } from '../request/api-error.server.ts'
import { visitLogContext } from '../request/request-context.ts'
import type { Route } from './+types/events.route.ts'

/** Records a visitor's events in the site's own log. */
export async function action({ request, context }: Route.ActionArgs) {
  const body = EventReport.safeParse(await request.json().catch(() => null))
  if (!body.success)
    return apiError(400, 'bad_request', 'Send between 1 and 20 events that a browser can report.')
  await recordEvents(body.data.events, request.headers.get('user-agent'), context.get(visitLogContext))
  return new Response(null, { status: 204 })
}
