import { data, redirect } from 'react-router'
import { searchAddress } from '#domain/search/search-address.ts'
import { emptySearch, withChoices } from '#domain/search/search-state.ts'
import { matchingNames } from '#domain/search/vocabulary/matching-names.ts'
import { pageNotFound } from '../frame/error-page.tsx'
import { dealershipContext } from '../request/request-context.ts'
import type { Route } from './+types/model.route.ts'
import type { PageHandle } from '../style-parts/style-parts.ts'

export const handle: PageHandle = { styles: ['search'] }

/** More than the longest list that a shopper is shown: a rare model has an address too. */
const MOST_MODELS = 5000

/** A model's own address leads to what is in stock of it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { search } = context.get(dealershipContext)
  const { facets } = await search({ size: 0, count: [{ facet: 'model', limit: MOST_MODELS }] })
  const models = matchingNames(params.modelSlug, facets.model?.map(({ value }) => value) ?? [])
  if (models.length === 0) throw data(pageNotFound, { status: 404 })
  throw redirect(searchAddress(withChoices(emptySearch, 'model', models)))
}

/** Never shown; with it, what cannot be found is told in a page. */
export default function Nothing() {
  return null
}
