import { data, href, redirect } from 'react-router'
import { headTags } from '../frame/page-head.ts'
import { pageHead } from '../frame/page-head.server.ts'
import { savingOn } from '../frame/site-frame.ts'
import { stockAddress } from '../frame/stock-address.ts'
import { toastToShow } from '../request/flash-toast.server.ts'
import { customerDeskContext, dealershipContext } from '../request/request-context.ts'
import { signInAddress } from '#domain/customers/sign-in-address.ts'
import { cameFrom, signedInCustomer } from '../customers/signed-in.server.ts'
import { accountListOf, changeAccountList } from './account/account-list.server.ts'
import { useFlashToast } from './account/use-flash-toast.ts'
import { AccountWatchlist } from './account/account-watchlist.tsx'
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

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const dealership = context.get(dealershipContext)
  const { site } = dealership
  const shared = await sharedCars(url, dealership)
  const canSignIn = context.get(customerDeskContext).sendSms !== null
  const saving = savingOn(site, canSignIn)
  const customer = saving && !shared ? await signedInCustomer(request, context) : null
  if (!customer && canSignIn && url.searchParams.has('save')) throw redirect(signInToSave(request, url))
  const { toast, headers } = await toastToShow(request)
  const page = {
    toast,
    list: customer && (await accountListOf(customer, url, context)),
    vehicleWord: site.stock.vehicleWord,
    saving,
    canSignIn,
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
  return data(page, { headers })
}

/** Where a visitor without scripts signs in to save a vehicle. They come back to its page. */
function signInToSave(request: Request, url: URL) {
  const back = cameFrom(request, url)
  return signInAddress({ type: 'watchlist', redirect: back, back, save: url.searchParams.get('save') ?? '' })
}

export function action({ request, url, context }: Route.ActionArgs) {
  return changeAccountList(request, url, context)
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function WatchlistRoute({ loaderData }: Route.ComponentProps) {
  const { vehicleWord, saving, canSignIn, shared, list, toast } = loaderData
  useFlashToast(toast)
  return (
    <div className="container section watchlist">
      <h1>{shared ? 'Shared vehicles' : 'Watchlist'}</h1>
      {shared ? (
        <SharedWatchlist cars={shared} vehicleWord={vehicleWord} canSave={saving === 'device'} />
      ) : list ? (
        <AccountWatchlist list={list} vehicleWord={vehicleWord} />
      ) : saving === 'device' ? (
        <DeviceList vehicleWord={vehicleWord} canSignIn={canSignIn} />
      ) : saving === 'account' ? (
        <SignInFirst vehicleWord={vehicleWord} />
      ) : (
        <NotOffered vehicleWord={vehicleWord} />
      )}
    </div>
  )
}

/** Vehicles saved on this device. The server doesn't know them, so the list needs scripts. */
function DeviceList({ vehicleWord, canSignIn }: { vehicleWord: string; canSignIn: boolean }) {
  const isHydrated = useHydrated()
  return (
    <>
      <p className="lead">
        Saved on this device only, no account needed. They’re gone if you clear your browser’s data.{' '}
        {canSignIn && <a href={signIn}>Sign in to keep them and see them on any device</a>}
      </p>
      {isHydrated && <DeviceWatchlist vehicleWord={vehicleWord} />}
      <noscript>
        <p>
          Saving vehicles on this device needs JavaScript.{' '}
          {canSignIn ? 'Sign in, or bookmark' : 'You can bookmark'} a vehicle’s page instead.{' '}
          <a href={stockAddress()}>Search our stock</a>
        </p>
      </noscript>
    </>
  )
}

const signIn = signInAddress({ type: 'watchlist', redirect: href('/watchlist'), back: href('/watchlist') })

function SignInFirst({ vehicleWord }: { vehicleWord: string }) {
  return (
    <EmptyState
      title="Sign in to see your watchlist"
      actions={
        <>
          <LinkButton href={signIn}>Sign in</LinkButton>
          <LinkButton href={stockAddress()} look="quiet">
            Search our stock
          </LinkButton>
        </>
      }
    >
      {`Tap the heart on a ${vehicleWord} you like. We’ll keep it in your account, with its current price.`}
    </EmptyState>
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
