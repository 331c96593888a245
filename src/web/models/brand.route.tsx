import { data, redirect } from 'react-router'
import { makes } from '#domain/cars/makes.ts'
import { landingAddress } from '#domain/search/search-path.ts'
import { emptySearch } from '#domain/search/search-state.ts'
import { matchingNames } from '#domain/search/vocabulary/matching-names.ts'
import { pageNotFound } from '../frame/error-page.tsx'
import { dealershipContext } from '../request/request-context.ts'
import type { Route } from './+types/brand.route.ts'

/** Redirects a brand's address to its stock. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { search } = context.get(dealershipContext)
  const { facets } = await search({ size: 0, count: ['make'] })
  const known = [...(facets.make ?? []).map(({ value }) => value), ...makes]
  const make = matchingNames(params.make, known)
  if (make.length === 0) throw data(pageNotFound, { status: 404 })
  throw redirect(landingAddress({ ...emptySearch, chosen: { make } }))
}

/** Never rendered, but without it React Router wouldn't show the error page. */
export default function Nothing() {
  return null
}
