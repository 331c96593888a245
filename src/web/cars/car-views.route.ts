import { z } from 'zod'
import { countView } from '#operations/count-view.ts'
import { refusal } from '../frame/refusal.server.ts'
import { dealershipContext, requestFactsContext } from '../request-context.ts'
import type { Route } from './+types/car-views.route.ts'

const ViewReport = z.object({ car_id: z.string() })

/** Told by the browser that somebody is looking at a vehicle. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return refusal(405, 'method_not_allowed', 'Tell with POST.')
  const body = ViewReport.safeParse(await request.json().catch(() => null))
  if (!body.success) return refusal(400, 'bad_request', 'Say which vehicle by its car_id.')

  // A page that a browser fetched ahead has been seen by nobody yet.
  const isAhead = /prefetch|prerender/.test(request.headers.get('sec-purpose') ?? '')
  const looker = {
    address: context.get(requestFactsContext).clientAddress,
    userAgent: isAhead ? null : request.headers.get('user-agent'),
  }
  const outcome = await countView(body.data.car_id, looker, context.get(dealershipContext))
  return outcome === 'no such vehicle'
    ? refusal(404, 'not_found', 'There is no such vehicle.')
    : new Response(null, { status: 204 })
}
