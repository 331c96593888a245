import { href } from 'react-router'
import { headTags } from '../frame/page-head.ts'
import { pageHead } from '../frame/page-head.server.ts'
import { hasWatchlist } from '../frame/site-frame.ts'
import { stockAddress } from '../frame/stock-address.ts'
import { dealershipContext } from '../request/request-context.ts'
import { LinkButton } from '../ui/actions/link-button.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { useHydrated } from '../ui/hydration.tsx'
import { lazyComponent } from '../ui/lazy-component.tsx'
import type { Route } from './+types/watchlist.route.ts'
import { sharedCars } from './shared/shared-cars.server.ts'
import { SharedWatchlist } from './shared/shared-watchlist.tsx'
import './list/watchlist-list.css'
import './watchlist.css'

const DeviceWatchlist = lazyComponent(() =>
  import('./device/device-watchlist.tsx').then((file) => file.DeviceWatchlist),
)

export async function loader({ url, context }: Route.LoaderArgs) {
  const dealership = context.get(dealershipContext)
  const { site } = dealership
  const shared = await sharedCars(url, dealership)
  return {
    vehicleWord: site.stock.vehicleWord,
    isOffered: hasWatchlist(site),
    shared,
    head: pageHead(site, url, {
      title: shared ? 'Shared vehicles' : 'Watchlist',
      description: shared
        ? `Vehicles at ${site.name} that someone shared with you, with their current prices.`
        : `The vehicles you saved at ${site.name}, with their current prices.`,
      path: '/watchlist',
      isIndexed: false,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function WatchlistRoute({ loaderData }: Route.ComponentProps) {
  const { vehicleWord, isOffered, shared } = loaderData
  return (
    <div className="container section watchlist">
      <h1>{shared ? 'Shared vehicles' : 'Watchlist'}</h1>
      {shared ? (
        <SharedWatchlist cars={shared} vehicleWord={vehicleWord} canSave={isOffered} />
      ) : isOffered ? (
        <OwnWatchlist vehicleWord={vehicleWord} />
      ) : (
        <NotOffered vehicleWord={vehicleWord} />
      )}
    </div>
  )
}

/** Vehicles saved on this device. The server doesn't know them, so the list needs scripts. */
function OwnWatchlist({ vehicleWord }: { vehicleWord: string }) {
  const isHydrated = useHydrated()
  return (
    <>
      <p className="lead">
        Saved on this device only, no account needed. They’re gone if you clear your browser’s data.
      </p>
      {isHydrated && <DeviceWatchlist vehicleWord={vehicleWord} />}
      <noscript>
        <p>
          Saving vehicles needs JavaScript. You can bookmark a vehicle’s page instead.{' '}
          <a href={stockAddress()}>Search our stock</a>
        </p>
      </noscript>
    </>
  )
}

function NotOffered({ vehicleWord }: { vehicleWord: string }) {
  return (
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
  )
}
