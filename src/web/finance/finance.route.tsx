import { passGate } from '../customers/gate.server.ts'
import { submitEnquiryForm } from '../enquiries/submit-enquiry.server.ts'
import { sendForm } from '../enquiries/form/send-form.ts'
import { carInDraft } from '../cars/find/enquired-car.server.ts'
import { headTags } from '../frame/page-head.ts'
import { dealershipContext } from '../request/request-context.ts'
import type { Route } from './+types/finance.route.ts'
import { FinancePage } from './finance-page.tsx'
import { financeFormFor, financePageData } from './finance-page-data.server.ts'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  await passGate(request, url, context)
  return financePageData({ request, url, context })
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const dealership = context.get(dealershipContext)
  const car = await carInDraft(url, dealership)
  return submitEnquiryForm({ form: financeFormFor(url, car, dealership.site), car, request, url }, context)
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction)
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function FinanceRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <FinancePage key={loaderData.address} page={loaderData} response={actionData} />
}
