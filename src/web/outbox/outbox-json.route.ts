import { refusal } from '../request/refusal.server.ts'
import { dealershipContext, requestFactsContext } from '../request/request-context.ts'
import type { Route } from './+types/outbox-json.route.ts'

/** What this dealer would have sent, for programs that try the demonstration out. */
export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(requestFactsContext).demo) return refusal(404, 'not_found', 'There is no such page.')
  const messages = context
    .get(dealershipContext)
    .sandboxMessages()
    .map(({ siteId: _site, ...message }) => message)
  return Response.json({ messages })
}
