import { data, redirect } from 'react-router'
import { searchAddress } from '#domain/search/search-address.ts'
import { emptySearch, withChoices } from '#domain/search/search-state.ts'
import { matchingNames } from '#domain/search/vocabulary/matching-names.ts'
import { pageNotFound } from '../frame/error-page.tsx'
import { dealershipContext } from '../request/request-context.ts'
import type { Route } from './+types/model.route.ts'

/** More than any list shows, because rare models have an address too. */
const MAX_MODELS = 5000

/** Redirects a model's address to its stock. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { search } = context.get(dealershipContext)
  const { facets } = await search({ size: 0, count: [{ facet: 'model', limit: MAX_MODELS }] })
  const models = matchingNames(params.modelSlug, facets.model?.map(({ value }) => value) ?? [])
  if (models.length === 0) throw data(pageNotFound, { status: 404 })
  throw redirect(searchAddress(withChoices(emptySearch, 'model', models)))
}

/** Never rendered, but without it React Router wouldn't show the error page. */
export default function Nothing() {
  return null
}
