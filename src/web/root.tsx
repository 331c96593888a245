import {
  data,
  isRouteErrorResponse,
  Outlet,
  ScrollRestoration,
  useLocation,
  useRouteLoaderData,
} from 'react-router'
import type { Route } from './+types/root.ts'
import { ErrorPage, explanationOf } from './frame/error-page.tsx'
import { isUnreached } from './frame/unreached.ts'
import { PageHtml } from './frame/page-html.tsx'
import { PageScripts } from './rendering/page-scripts.tsx'
import { siteFrame } from './frame/site-frame.ts'
import { siteIcons } from './frame/site-icons.server.ts'
import { fontsToPreload } from './templates/template-fonts.server.ts'
import { formTimestamp } from './spam/form-timestamp.server.ts'
import { offersToday } from './promotions/offers-today.server.ts'
import { toastToShow } from './request/flash-toast.server.ts'
import { customerDeskContext, dealershipContext, requestFactsContext } from './request/request-context.ts'
import { queriesSent } from './request/while-reading.server.ts'

/** The page’s own loader runs beside this one. Its first query goes ahead. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await queriesSent()
  const { site, sendSms } = context.get(customerDeskContext)
  const { demo } = context.get(requestFactsContext)
  const dealership = context.get(dealershipContext)
  const runningOffers = offersToday(await dealership.content(), dealership)
  const { tab, home } = siteIcons(dealership)
  const { toast, headers } = await toastToShow(request)
  return data(
    {
      ...siteFrame(site, { hasStandIns: demo, canSignIn: sendSms !== null, runningOffers }),
      tabIcon: tab,
      homeIcon: home,
      fonts: fontsToPreload(site.template),
      ...(toast && { toast: { id: 0, ...toast } }),
      formOpened: await formTimestamp(context),
    },
    { headers },
  )
}

/** A site's frame rarely changes, so it isn't loaded again during a visit. */
export function shouldRevalidate() {
  return false
}

/** The head of error pages; every other page has its own. */
export function meta({ error }: Route.MetaArgs) {
  return [{ title: explanationOf(error).title }, { name: 'robots', content: 'noindex' }]
}

export function Layout({ children }: { children: React.ReactNode }) {
  const frame = useRouteLoaderData<typeof loader>('root')
  return (
    <PageHtml
      frame={frame}
      scripts={
        <>
          <ScrollRestoration />
          <PageScripts />
        </>
      }
    >
      {children}
    </PageHtml>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname, search } = useLocation()
  const explanation = explanationOf(error)
  if (isUnreached(error)) {
    const links = [{ label: 'Try again', href: pathname + search }]
    return <ErrorPage status={null} explanation={{ ...explanation, links }} />
  }
  const status = isRouteErrorResponse(error) ? error.status : 500
  return <ErrorPage status={status} explanation={explanation} />
}
