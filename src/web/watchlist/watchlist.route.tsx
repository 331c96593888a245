import { href } from 'react-router'
import { headTags } from '../frame/page-head.ts'
import { pageHead } from '../frame/page-head.server.ts'
import { hasWatchlist } from '../frame/site-frame.ts'
import { dealershipContext } from '../request/request-context.ts'
import { lazyComponent } from '../ui/lazy-component.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { LinkButton } from '../ui/actions/link-button.tsx'
import { useHydrated } from '../ui/hydration.tsx'
import type { Route } from './+types/watchlist.route.ts'
import { stockAddress } from '../frame/stock-address.ts'
import './watchlist.css'

const FavouriteCars = lazyComponent(() => import('./favourite-cars.tsx').then((file) => file.FavouriteCars))

export function loader({ url, context }: Route.LoaderArgs) {
  const { site } = context.get(dealershipContext)
  return {
    vehicleWord: site.stock.vehicleWord,
    isOffered: hasWatchlist(site),
    head: pageHead(site, url, {
      title: 'Watchlist',
      description: `The vehicles you saved at ${site.name}, with their current prices.`,
      path: '/watchlist',
      isIndexed: false,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

/** Vehicles saved on this device. The server doesn't know them, so the list needs scripts. */
export default function WatchlistRoute({ loaderData: { vehicleWord, isOffered } }: Route.ComponentProps) {
  const isHydrated = useHydrated()
  return (
    <div className="container section watchlist">
      <h1>Watchlist</h1>
      {isOffered ? (
        <>
          <p className="lead">
            Saved on this device only, no account needed. They’re gone if you clear your browser’s data.
          </p>
          {isHydrated && <FavouriteCars vehicleWord={vehicleWord} />}
          <noscript>
            <p>
              Saving vehicles needs JavaScript. You can bookmark a vehicle’s page instead.{' '}
              <a href={stockAddress()}>Search our stock</a>
            </p>
          </noscript>
        </>
      ) : (
        <EmptyState
          title={`Bookmark the ${vehicleWord}s you like`}
          actions={
            <>
              <LinkButton href={stockAddress()}>Search our stock</LinkButton>
              <LinkButton href={href('/contact')} look="quiet">
                Contact us
              </LinkButton>
            </>
          }
        >
          {`Save a ${vehicleWord}’s page in your browser to come back to it. Or tell us which ones you like, and we’ll help you choose.`}
        </EmptyState>
      )}
    </div>
  )
}
