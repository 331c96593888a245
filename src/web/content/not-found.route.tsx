import { dealershipContext } from '../request/request-context.ts'
import type { Route } from './+types/not-found.route.ts'
import { notFound } from '../frame/not-found.server.ts'

/** Catches every address without a page: a redirect of the dealer’s, or a 404. */
export async function loader({ url, context }: Route.LoaderArgs) {
  throw await notFound(url, context.get(dealershipContext))
}

export const action = loader

/** Never rendered, but without it React Router wouldn't show the error page. */
export default function Nothing() {
  return null
}
