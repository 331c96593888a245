import { generalEnquiryForm } from '#domain/enquiries/enquiry-forms.ts'
import type { Site } from '#sites/site.ts'
import { EnquiryPage } from '../enquiries/topics/enquiry-page.tsx'
import { contactDetails } from '../contact/contact-details.ts'
import { submitEnquiryForm } from '../enquiries/submit-enquiry.server.ts'
import { sendForm } from '../enquiries/form/send-form.ts'
import { shownForm } from '../enquiries/form/shown-form.server.ts'
import { headTags } from '../frame/page-head.ts'
import { pageHead } from '../frame/page-head.server.ts'
import { dealershipContext, leadDeskContext } from '../request/request-context.ts'
import type { Route } from './+types/cover.route.ts'
import { coverText } from './cover-text.ts'

const CATEGORY = 'Service Booking'

/** The warranty and roadside assist pages. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { site } = context.get(dealershipContext)
  const words = coverText(url.pathname, site.service)
  return {
    ...words,
    car: null,
    form: await shownForm(formFor(site), { request, url, car: null }, context.get(leadDeskContext)),
    contact: contactDetails(site),
    head: pageHead(site, url, {
      title: words.title,
      description: `${words.text} ${site.name}.`,
      path: url.pathname,
    }),
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { site } = context.get(dealershipContext)
  return submitEnquiryForm({ form: formFor(site), car: null, request, url }, context)
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction)
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function CoverRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <EnquiryPage page={loaderData} response={actionData} />
}

function formFor(site: Site) {
  return { ...generalEnquiryForm(site, CATEGORY, []), name: 'cover' }
}
