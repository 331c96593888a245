import { sendForm } from '../enquiries/form/send-form.ts'
import type { Route } from './+types/valuation.route.ts'
import { OfferPage } from './offer/offer-page.tsx'
import { sendStep } from './send-step.server.ts'
import { STEP_FAILED } from './step-failed.ts'
import { StepPage } from './step-page.tsx'
import { tradeInData } from './trade-in-data.server.ts'

export function loader({ params, request, url, context }: Route.LoaderArgs) {
  return tradeInData({ token: params.token, request, url, context })
}

export function action({ params, request, url, context }: Route.ActionArgs) {
  return sendStep({ token: params.token, request, url, context })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction, STEP_FAILED)
}

/** The address is secret, so the head has no canonical link or social card. */
export const meta: Route.MetaFunction = ({ loaderData, error }) =>
  loaderData && !error
    ? [
        { title: `${loaderData.page.title} | ${loaderData.page.siteName}` },
        { name: 'robots', content: 'noindex' },
      ]
    : []

export default function ValuationRoute({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.kind === 'offer') return <OfferPage page={loaderData.page} response={actionData} />
  return <StepPage key={loaderData.page.step} page={loaderData.page} response={actionData} />
}
