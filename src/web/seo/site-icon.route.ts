import { redirect } from 'react-router'
import { siteIcons } from '../frame/site-icons.server.ts'
import { dealershipContext } from '../request/request-context.ts'
import type { Route } from './+types/site-icon.route.ts'
import { siteIcon } from './site-icon.ts'

const PATH = '/favicon.svg'

/** The dealer's initial in their colours. `favicon.ico`, which some clients request, redirects to the site's icon. */
export function loader({ url, context }: Route.LoaderArgs) {
  const dealership = context.get(dealershipContext)
  if (url.pathname !== PATH) return redirect(siteIcons(dealership).tab ?? PATH)
  return new Response(siteIcon(dealership.site), {
    headers: { 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
