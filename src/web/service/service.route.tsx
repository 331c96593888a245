import { submitEnquiryForm } from '../enquiries/submit-enquiry.server.ts'
import { sendForm } from '../enquiries/form/send-form.ts'
import { headTags } from '../frame/page-head.ts'
import { dealershipContext } from '../request/request-context.ts'
import type { Route } from './+types/service.route.ts'
import { ServicePage } from './service-page.tsx'
import { serviceFormOf, servicePageData } from './service-page-data.server.ts'

export function loader(args: Route.LoaderArgs) {
  return servicePageData(args)
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = serviceFormOf(context.get(dealershipContext))
  return submitEnquiryForm({ form, car: null, request, url }, context)
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction)
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function ServiceRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ServicePage page={loaderData} response={actionData} />
}
