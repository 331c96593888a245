import { headTags } from '../frame/page-head.ts'
import { pageHead } from '../frame/page-head.server.ts'
import { dealershipContext } from '../request/request-context.ts'
import { lazyComponent } from '../ui/lazy-component.tsx'
import { useHydrated } from '../ui/hydration.tsx'
import type { Route } from './+types/saved-searches.route.ts'
import { stockAddress } from '../frame/stock-address.ts'
import './saved-search-list.css'

const SavedSearchList = lazyComponent(() =>
  import('./saved-search-list.tsx').then((file) => file.SavedSearchList),
)

export function loader({ url, context }: Route.LoaderArgs) {
  const { site } = context.get(dealershipContext)
  return {
    vehicleWord: site.stock.vehicleWord,
    head: pageHead(site, url, {
      title: 'Saved searches',
      description: `The searches you saved at ${site.name}, with what is new since your last visit.`,
      path: '/saved-searches',
      isIndexed: false,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

/** Searches saved on this device. The server doesn't know them, so the list needs scripts. */
export default function SavedSearchesRoute({ loaderData: { vehicleWord } }: Route.ComponentProps) {
  const isHydrated = useHydrated()
  return (
    <div className="container section saved-searches">
      <h1>Saved searches</h1>
      <p className="lead">
        Saved on this device only, no account needed. They’re gone if you clear your browser’s data.
      </p>
      {isHydrated && <SavedSearchList vehicleWord={vehicleWord} />}
      <noscript>
        <p>
          Saving searches needs JavaScript. You can bookmark a search instead: it always shows our current
          stock. <a href={stockAddress()}>Search our stock</a>
        </p>
      </noscript>
    </div>
  )
}
