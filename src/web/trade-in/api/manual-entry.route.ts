import { manualEntry } from '#operations/trade-in/ask-provider.ts'
import { ManualEntry } from '../../api/trade-in-calls.ts'
import { requestFactsContext, tradeInDeskContext } from '../../request/request-context.ts'
import type { Route } from './+types/manual-entry.route.ts'
import { readBody } from './read-body.server.ts'
import { recordsResponse } from './records-response.server.ts'

/** Tells the valuation provider which of its candidate vehicles the customer has. */
export async function action({ request, context }: Route.ActionArgs) {
  const read = await readBody(request, ManualEntry)
  if ('refusal' in read) return read.refusal
  const facts = context.get(requestFactsContext)
  const asked = await manualEntry(read.body, facts.actor, context.get(tradeInDeskContext))
  return recordsResponse(asked, facts)
}
