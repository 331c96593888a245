import { readSearch } from '#domain/search/search-address.ts'
import { apiError } from '../../request/api-error.server.ts'
import { respellSearch } from '#operations/spellings/respell-search.ts'
import { dealershipContext } from '../../request/request-context.ts'
import { leaveJson } from '../../rendering/whole-body.ts'
import type { Route } from './+types/search-count-api.route.ts'
import { countOf } from '../results/search-results.server.ts'
import { parseSearchText } from '#operations/search/parse-search-text.ts'

/** Counts the vehicles a search finds, and those added since `created_since`. Takes the search page's parameters. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const since = url.searchParams.get('created_since')
  if (since !== null && !isMoment(since)) {
    return apiError(400, 'bad_request', 'created_since must be a whole number of seconds since 1970.')
  }

  const dealership = context.get(dealershipContext)
  const requested = await respellSearch(readSearch(url.searchParams), dealership)
  const state = (await parseSearchText(requested, dealership))?.state ?? requested
  const [total, created] = await Promise.all([
    countOf(state, dealership),
    since === null ? null : countOf(state, dealership, Number(since)),
  ])
  return leaveJson({ total, created_since: created })
}

function isMoment(text: string) {
  return /^\d{1,11}$/.test(text)
}
