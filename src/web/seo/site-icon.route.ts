import { redirect } from 'react-router'
import { dealershipContext } from '../request/request-context.ts'
import type { Route } from './+types/site-icon.route.ts'
import { siteIcon } from './site-icon.ts'

const PATH = '/favicon.svg'

/** What stands in the browser's tab: the dealer's letter in the dealer's colours. Older readers ask by an older name. */
export function loader({ url, context }: Route.LoaderArgs) {
  if (url.pathname !== PATH) return redirect(PATH, 301)
  return new Response(siteIcon(context.get(dealershipContext).site), {
    headers: { 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
