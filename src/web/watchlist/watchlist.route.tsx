import { headTags } from '../frame/page-head.ts'
import { pageHead } from '../frame/page-head.server.ts'
import { keepsFavourites } from '../frame/site-frame.ts'
import { dealershipContext } from '../request/request-context.ts'
import { lazyComponent } from '../ui/lazy-component.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { LinkButton } from '../ui/actions/link-button.tsx'
import { useHydrated } from '../ui/hydration.tsx'
import type { Route } from './+types/watchlist.route.ts'
import type { PageHandle } from '../style-parts/style-parts.ts'

export const handle: PageHandle = { styles: ['search'] }

const FavouriteCars = lazyComponent(() => import('./favourite-cars.tsx').then((file) => file.FavouriteCars))

export function loader({ url, context }: Route.LoaderArgs) {
  const { site } = context.get(dealershipContext)
  return {
    vehicleWord: site.stock.vehicleWord,
    isKept: keepsFavourites(site),
    head: pageHead(site, url, {
      title: 'Watchlist',
      description: `The vehicles you saved at ${site.name}, as they are now.`,
      path: '/watchlist',
      isIndexed: false,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

/** The vehicles that this device keeps. The server knows of none, so the list comes with scripts. */
export default function WatchlistRoute({ loaderData: { vehicleWord, isKept } }: Route.ComponentProps) {
  const isHydrated = useHydrated()
  return (
    <div className="container section watchlist">
      <h1>Watchlist</h1>
      {isKept ? (
        <>
          <p className="lead">
            Saved on this device only, no account needed. They’re gone if you clear your browser’s data.
          </p>
          {isHydrated && <FavouriteCars vehicleWord={vehicleWord} />}
          <noscript>
            <p>
              Saving vehicles needs JavaScript. You can bookmark a vehicle’s page instead.{' '}
              <a href="/search">Search our stock</a>
            </p>
          </noscript>
        </>
      ) : (
        <EmptyState
          title="Keep the page of what you like"
          actions={
            <>
              <LinkButton href="/search">Search our stock</LinkButton>
              <LinkButton href="/contact" look="quiet">
                Contact us
              </LinkButton>
            </>
          }
        >
          {`The address of a ${vehicleWord}’s page always leads back to it. Or tell us which you like, and we help you choose.`}
        </EmptyState>
      )}
    </div>
  )
}
