import { headTags } from '../frame/page-head.ts'
import { dealershipContext } from '../request/request-context.ts'
import type { Route } from './+types/range.route.ts'
import { rangePageData } from './range-page-data.server.ts'
import { RangePage } from './range-page.tsx'

export function loader({ url, context }: Route.LoaderArgs) {
  return rangePageData(url, context.get(dealershipContext))
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function RangeRoute({ loaderData }: Route.ComponentProps) {
  return <RangePage page={loaderData} />
}
