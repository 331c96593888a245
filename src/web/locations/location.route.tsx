import { generalEnquiryForm } from '#domain/enquiries/enquiry-forms.ts'
import { servedCategories } from '#domain/enquiries/served-categories.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import type { Site } from '#sites/site.ts'
import { submitEnquiryForm } from '../enquiries/submit-enquiry.server.ts'
import { sendForm } from '../enquiries/form/send-form.ts'
import { shownForm } from '../enquiries/form/shown-form.server.ts'
import { notFound } from '../frame/not-found.server.ts'
import { headTags } from '../frame/page-head.ts'
import { dealershipContext } from '../request/request-context.ts'
import { LocationPage } from './location-page.tsx'
import { locationPageData, shownAt, type Shown } from './location-page-data.server.ts'
import type { Route } from './+types/location.route.ts'

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const dealership = context.get(dealershipContext)
  const shown = await requested(params.location, url, dealership)
  return {
    ...(await locationPageData(shown, dealership, url)),
    form: await shownForm(formFor(shown, dealership.site), { request, url, context, car: null }),
  }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const dealership = context.get(dealershipContext)
  const form = formFor(await requested(params.location, url, dealership), dealership.site)
  return submitEnquiryForm({ form, car: null, request, url }, context)
}

async function requested(slug: string, url: URL, dealership: PublicDealership): Promise<Shown> {
  const shown = shownAt(slug, dealership.site)
  if (!shown) throw await notFound(url, dealership)
  return shown
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction)
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function LocationRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <LocationPage page={loaderData} response={actionData} />
}

function formFor({ places }: Shown, site: Site) {
  const locations = places.flatMap(({ departments }) => departments)
  return generalEnquiryForm({ ...site, locations }, 'General Enquiry', servedCategories(site))
}
