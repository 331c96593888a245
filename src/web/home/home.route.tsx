import { redirect } from 'react-router'
import { priceSearch } from '#domain/search/price-search.ts'
import { readSearch, searchAddress } from '#domain/search/search-address.ts'
import { isSearching } from '#domain/search/search-state.ts'
import { headTags } from '../frame/page-head.ts'
import { dealershipContext } from '../request/request-context.ts'
import { HomePage } from './home-page.ts'
import { ContentExtras } from '../promotions/content-extras.tsx'
import type { Route } from './+types/home.route.ts'
import { HomeEnquiryBar } from './home-enquiry-bar.tsx'
import { homePageData } from './home-page-data.server.ts'
import type { PageHandle } from '../styles/page-stylesheets.server.ts'

export const handle: PageHandle = { templatePage: 'home' }

export async function loader({ url, context }: Route.LoaderArgs) {
  const requested = readSearch(url.searchParams)
  if (isFromPriceSearch(url.searchParams))
    throw redirect(searchAddress(priceSearch(requested.ranges.price ?? {})))
  if (isSearching(requested)) throw redirect(searchAddress(requested))
  return homePageData(context.get(dealershipContext), url)
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ContentExtras extras={loaderData.extras} />
      <HomePage home={loaderData} />
      <HomeEnquiryBar home={loaderData} />
    </>
  )
}

/** The price search sends both of its fields, even if they are empty. */
function isFromPriceSearch(params: URLSearchParams) {
  return params.has('price_min') && params.has('price_max')
}
