import { updateEval } from '#operations/trade-in/ask-provider.ts'
import { UpdateEval } from '../../api/trade-in-calls.ts'
import { requestFactsContext, tradeInDeskContext } from '../../request/request-context.ts'
import type { Route } from './+types/update-eval.route.ts'
import { readBody } from './read-body.server.ts'
import { recordsResponse } from './records-response.server.ts'

/** Adds the owner’s details to an evaluation. */
export async function action({ request, context }: Route.ActionArgs) {
  const read = await readBody(request, UpdateEval)
  if ('refusal' in read) return read.refusal
  const facts = context.get(requestFactsContext)
  const { userEmail: _ignored, ...update } = read.body
  const asked = await updateEval(update, facts.actor, context.get(tradeInDeskContext))
  return recordsResponse(asked, facts)
}
