import { regoOf } from '#domain/trade-in/read-lookup.ts'
import { enterVin } from '#operations/trade-in/ask-provider.ts'
import { EnterVin } from '../../api/trade-in-calls.ts'
import { requestFactsContext, tradeInDeskContext } from '../../request/request-context.ts'
import type { Route } from './+types/enter-vin.route.ts'
import { readBody } from './read-body.server.ts'
import { recordsResponse } from './records-response.server.ts'

/** Looks up a vehicle by its registration. */
export async function action({ request, context }: Route.ActionArgs) {
  const read = await readBody(request, EnterVin)
  if ('refusal' in read) return read.refusal
  const facts = context.get(requestFactsContext)
  const { rego, state } = read.body
  const lookup = { rego: regoOf(rego) ?? '', state }
  const asked = await enterVin(lookup, facts.actor, context.get(tradeInDeskContext))
  return recordsResponse(asked, facts)
}
