import { readSearch } from '#domain/search/search-address.ts'
import { refusal } from '../../request/refusal.server.ts'
import { speltSearch } from '#operations/values/spelt-search.ts'
import { dealershipContext } from '../../request/request-context.ts'
import type { Route } from './+types/search-count-api.route.ts'
import { countOf } from '../results/search-results.server.ts'
import { parsedQuery } from '../query/parsed-query.server.ts'

/** How many vehicles a search finds, by the parameters of the page itself, and how many of them came in since a moment. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const since = url.searchParams.get('created_since')
  if (since !== null && !isMoment(since)) {
    return refusal(400, 'bad_request', 'Give created_since in whole seconds since 1970.')
  }

  const dealership = context.get(dealershipContext)
  const asked = await speltSearch(readSearch(url.searchParams), dealership)
  const state = (await parsedQuery(asked, dealership))?.state ?? asked
  const [total, created] = await Promise.all([
    countOf(state, dealership),
    since === null ? null : countOf(state, dealership, Number(since)),
  ])
  return Response.json({ total, created_since: created })
}

function isMoment(text: string) {
  return /^\d{1,11}$/.test(text)
}
