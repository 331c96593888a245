import { href } from 'react-router'
import { headTags } from '../../frame/page-head.ts'
import { pageHead } from '../../frame/page-head.server.ts'
import { stockAddress } from '../../frame/stock-address.ts'
import { dealershipContext } from '../../request/request-context.ts'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import type { Route } from './+types/erased.route.ts'
import './account-page.css'

export function loader({ url, context }: Route.LoaderArgs) {
  const { site } = context.get(dealershipContext)
  return {
    dealerName: site.name,
    head: pageHead(site, url, {
      title: 'Your data is deleted',
      description: `Your account at ${site.name} is deleted.`,
      path: href('/account/erased'),
      isIndexed: false,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function ErasedRoute({ loaderData: { dealerName } }: Route.ComponentProps) {
  return (
    <div className="container section account">
      <h1>Your data is deleted</h1>
      <p className="lead">
        {dealerName} no longer stores anything about you on this website. You’re signed out.
      </p>
      <p>
        <LinkButton href={stockAddress()} look="quiet">
          Search our stock
        </LinkButton>
      </p>
    </div>
  )
}
