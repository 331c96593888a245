import { redirect } from 'react-router'
import { isFormSubmission, readSearch, searchAddress } from '#domain/search/search-address.ts'
import { addressWithQueryText, isTyping } from '#domain/search/query-text.ts'
import { chosenInPath, canonicalSearchPath } from '#domain/search/search-path.ts'
import { chosenByPath } from '#domain/search/search-state.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import { respellSearch } from '#operations/spellings/respell-search.ts'
import { notFound } from '../frame/not-found.server.ts'
import { headTags } from '../frame/page-head.ts'
import { dealershipContext } from '../request/request-context.ts'
import type { Route } from './+types/search.route.ts'
import { cachedResults } from './results/cached-results.ts'
import { noMatchByName } from './no-results/no-match.server.ts'
import { SearchPage } from './search-page.tsx'
import { searchPageData } from './search-page-data.server.ts'
import { searchResults } from './results/search-results.server.ts'
import { pathVocabulary } from '#operations/search/path-vocabulary.ts'
import { parseSearchText } from '#operations/search/parse-search-text.ts'

export async function loader({ params, url, request, context }: Route.LoaderArgs) {
  const dealership = context.get(dealershipContext)
  const state = await requestedSearch(params, url, request, dealership)
  const results = await searchResults(state, dealership, request.signal)
  if (state.page > results.pages && results.total > 0) {
    throw redirect(searchAddress({ ...state, page: results.pages }))
  }
  return searchPageData(state, results, dealership, url)
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return cachedResults(request, serverLoader)
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  return <SearchPage found={loaderData} />
}

/**
 * Reads the path and the parameters together. A query that names filters, and a form sent without scripts, redirect to
 * the address of their search first. A page the browser has just opened is never still being typed.
 */
async function requestedSearch(
  params: Route.LoaderArgs['params'],
  url: URL,
  request: Request,
  dealership: PublicDealership,
) {
  const path = params.scope
    ? await chosenInPath(params.scope, params.model, await pathVocabulary(dealership))
    : {}
  if (path === null) throw await notFound(url, dealership, await noMatchByName(params.scope, dealership))
  const ownPath = params.scope === undefined ? null : canonicalSearchPath(params.scope, params.model, path)
  if (ownPath !== null) throw redirect(addressWith(ownPath, url.searchParams), 301)
  const state = await respellSearch(chosenByPath(path, readSearch(url.searchParams)), dealership)
  const isOpened = request.headers.get('accept')?.includes('text/html') ?? false
  const isStillTyping = isTyping(url.searchParams) && !isOpened
  const parsed = isStillTyping ? null : await parseSearchText(state, dealership)
  if (parsed) throw redirect(addressWithQueryText(parsed.state, state.text))
  if (isFormSubmission(url.searchParams) || (isTyping(url.searchParams) && isOpened))
    throw redirect(searchAddress(state))
  return state
}

function addressWith(path: string, params: URLSearchParams) {
  return params.size === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}${params}`
}
