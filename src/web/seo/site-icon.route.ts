import { redirect } from 'react-router'
import { dealershipContext } from '../request/request-context.ts'
import type { Route } from './+types/site-icon.route.ts'
import { siteIcon } from './site-icon.ts'

const PATH = '/favicon.svg'

/** The favicon: the dealer's initial in their colours. `favicon.ico`, which some clients request, redirects to it. */
export function loader({ url, context }: Route.LoaderArgs) {
  if (url.pathname !== PATH) return redirect(PATH, 301)
  return new Response(siteIcon(context.get(dealershipContext).site), {
    headers: { 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
