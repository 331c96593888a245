import { saveValuation } from '#operations/trade-in/save-valuation.ts'
import { SaveMiscellaneous } from '../../api/trade-in-calls.ts'
import { apiError } from '../../request/api-error.server.ts'
import { tradeInDeskContext } from '../../request/request-context.ts'
import type { Route } from './+types/miscellaneous.route.ts'
import { readBody } from './read-body.server.ts'

/** Stores the valuation of a trade-in with its lead, where the site wants that. */
export async function action({ request, context }: Route.ActionArgs) {
  const read = await readBody(request, SaveMiscellaneous)
  if ('refusal' in read) return read.refusal
  const { lead_id: leadId, column_name: _column, ...valuation } = read.body
  const outcome = await saveValuation(leadId, valuation, context.get(tradeInDeskContext))
  if (outcome === 'no such lead') return apiError(404, 'unknown', 'There is no lead with this id.')
  return Response.json({ saved: outcome === 'saved' })
}
