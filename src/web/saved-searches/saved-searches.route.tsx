import { href } from 'react-router'
import { signInAddress } from '#domain/customers/sign-in-address.ts'
import { signedInCustomer } from '../customers/signed-in.server.ts'
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

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { site } = context.get(dealershipContext)
  const isSignedIn = (await signedInCustomer(request, context)) !== null
  const alerts = href('/account/alerts')
  const signIn = signInAddress({ type: 'alerts', redirect: alerts, back: href('/saved-searches') })
  return {
    isSignedIn,
    alertsAddress: site.customers.alerts.includes('new-match') ? (isSignedIn ? alerts : signIn) : null,
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

/** Searches saved in the customer's account or on this device, whose list needs scripts. */
export default function SavedSearchesRoute({ loaderData }: Route.ComponentProps) {
  const { vehicleWord, isSignedIn, alertsAddress } = loaderData
  const isHydrated = useHydrated()
  return (
    <div className="container section saved-searches">
      <h1>Saved searches</h1>
      <p className="lead">
        {isSignedIn
          ? 'Saved in your account, on every device where you sign in.'
          : 'Saved on this device only, no account needed. They’re gone if you clear your browser’s data.'}
      </p>
      {alertsAddress !== null && (
        <p>
          <a href={alertsAddress}>Email or text me new matches</a>
        </p>
      )}
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
