import { apiError } from '../request/api-error.server.ts'
import { sandboxContext, requestFactsContext } from '../request/request-context.ts'
import type { Route } from './+types/outbox-json.route.ts'

/** The messages of this demo dealer, as JSON. */
export async function loader({ context }: Route.LoaderArgs) {
  if (!context.get(requestFactsContext).demo) return apiError(404, 'not_found', 'Only a demo has this page.')
  const sent = await context.get(sandboxContext).sentMessages()
  return Response.json({ messages: sent.map(({ siteId: _site, ...message }) => message) })
}
