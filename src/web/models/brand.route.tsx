import { data, redirect } from 'react-router'
import { makes } from '#domain/cars/makes.ts'
import { slugOf } from '#domain/shared/slug.ts'
import { pageNotFound } from '../frame/error-page.tsx'
import { dealershipContext } from '../request-context.ts'
import type { Route } from './+types/brand.route.ts'
import type { PageHandle } from '../style-parts/style-parts.ts'

export const handle: PageHandle = { styles: ['search'] }

/** A brand's own address leads to what is in stock of it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { search } = context.get(dealershipContext)
  const { facets } = await search({ size: 0, count: ['make'] })
  const known = [...(facets.make ?? []).map(({ value }) => value), ...makes]
  if (!known.some((make) => slugOf(make) === params.make)) throw data(pageNotFound, { status: 404 })
  throw redirect(`/search/${params.make}`)
}

/** Never shown; with it, what cannot be found is told in a page. */
export default function Nothing() {
  return null
}
