import { headTags } from '../../frame/page-head.ts'
import { sendForm } from '../../enquiries/form/send-form.ts'
import { ContentExtras } from '../../promotions/content-extras.tsx'
import type { Route } from './+types/offers.route.ts'
import { offersPageData, submitOfferForm } from './offers-page-data.server.ts'
import { OffersPage } from './offers-page.tsx'

export function loader(args: Route.LoaderArgs) {
  return offersPageData(args)
}

export function action(args: Route.ActionArgs) {
  return submitOfferForm(args)
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction)
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function OffersRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <ContentExtras extras={loaderData.extras} />
      <OffersPage page={loaderData} response={actionData} />
    </>
  )
}
