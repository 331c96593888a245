import { headTags } from '../../frame/page-head.ts'
import { sendForm } from '../../enquiries/form/send-form.ts'
import { ContentExtras } from '../../promotions/content-extras.tsx'
import type { Route } from './+types/offer.route.ts'
import { offerPageData } from './offer-page-data.server.ts'
import { OfferPage } from './offer-page.tsx'
import { submitOfferForm } from './offers-page-data.server.ts'

export function loader(args: Route.LoaderArgs) {
  return offerPageData(args.params.slug, args)
}

export function action(args: Route.ActionArgs) {
  return submitOfferForm(args)
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction)
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function OfferRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <ContentExtras extras={loaderData.extras} />
      <OfferPage offer={loaderData} response={actionData} />
    </>
  )
}
