import { data, redirect } from 'react-router'
import { searchAddress } from '#domain/search/search-address.ts'
import { anything, withChoices } from '#domain/search/search-state.ts'
import { slugOf } from '#domain/shared/slug.ts'
import { pageNotFound } from '../frame/error-page.tsx'
import { dealershipContext } from '../request-context.ts'
import type { Route } from './+types/model.route.ts'
import type { PageHandle } from '../style-parts/style-parts.ts'

export const handle: PageHandle = { styles: ['search'] }

/** A model's own address leads to what is in stock of it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { search } = context.get(dealershipContext)
  const { facets } = await search({ size: 0, count: ['model'] })
  const model = facets.model?.find(({ value }) => slugOf(value) === params.modelSlug)
  if (!model) throw data(pageNotFound, { status: 404 })
  throw redirect(searchAddress(withChoices(anything, 'model', [model.value])))
}

/** Never shown; with it, what cannot be found is told in a page. */
export default function Nothing() {
  return null
}
