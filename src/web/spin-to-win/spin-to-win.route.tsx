import { href, redirect } from 'react-router'
import { signInAddress } from '#domain/customers/sign-in-address.ts'
import { spinWheel } from '#operations/spin-to-win/spin-wheel.ts'
import { passGate } from '../customers/gate.server.ts'
import { cameFrom, signedInCustomer } from '../customers/signed-in.server.ts'
import { headTags } from '../frame/page-head.ts'
import { spinDeskContext } from '../request/request-context.ts'
import type { Route } from './+types/spin-to-win.route.ts'
import { spinPageData } from './spin-page-data.server.ts'
import { SpinPage } from './spin-page.tsx'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  await passGate(request, url, context)
  const customer = await signedInCustomer(request, context)
  return spinPageData(customer, url, context.get(spinDeskContext))
}

/** The server decides. A second spin shows the first one's result. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const page = href('/spin-to-win')
  const customer = await signedInCustomer(request, context)
  if (!customer)
    throw redirect(signInAddress({ type: 'spin-to-win', redirect: page, back: cameFrom(request, url) }), 303)
  await spinWheel(customer, new URL(page, url.origin), context.get(spinDeskContext))
  throw redirect(page, 303)
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function SpinToWinRoute({ loaderData }: Route.ComponentProps) {
  return loaderData.promotion === null ? <NothingOn /> : <SpinPage page={loaderData.promotion} />
}

function NothingOn() {
  return (
    <div className="container section">
      <h1>Spin to win</h1>
      <p className="lead">There’s no competition on at the moment.</p>
      <p>
        <a href={href('/special-offers')}>See our current offers</a>
      </p>
    </div>
  )
}
