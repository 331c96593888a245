import { countView } from '#operations/tracking/count-view.ts'
import { AboutVehicle } from '../../api/vehicle-calls.ts'
import { apiError } from '../../request/api-error.server.ts'
import { visitLogContext, requestFactsContext } from '../../request/request-context.ts'
import type { Route } from './+types/car-views.route.ts'

/** Counts a view of a vehicle, reported by the browser. */
export async function action({ request, context }: Route.ActionArgs) {
  const body = AboutVehicle.safeParse(await request.json().catch(() => null))
  if (!body.success) return apiError(400, 'bad_request', 'Send the vehicle’s car_id.')

  // A prefetched page has not been seen yet.
  const isAhead = /prefetch|prerender/.test(request.headers.get('sec-purpose') ?? '')
  const viewer = {
    actor: context.get(requestFactsContext).actor,
    userAgent: isAhead ? null : request.headers.get('user-agent'),
  }
  const view = await countView(body.data.car_id, viewer, context.get(visitLogContext))
  if (view.outcome === 'no such vehicle')
    return apiError(404, 'not_found', 'There is no vehicle with this id.')
  return view.outcome === 'bot'
    ? new Response(null, { status: 204 })
    : Response.json({ views: view.views }, { headers: { 'cache-control': 'no-store' } })
}
