import { data } from 'react-router'
import { generalEnquiryForm } from '#domain/enquiries/enquiry-forms.ts'
import { servedCategories } from '#domain/enquiries/served-categories.ts'
import { locationSlug } from '#domain/locations/location-slug.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import { EnquiryPage } from '../enquiries/topics/enquiry-page.tsx'
import { contactDetails } from '../contact/contact-details.ts'
import { submitEnquiryForm } from '../enquiries/submit-enquiry.server.ts'
import { sendForm } from '../enquiries/form/send-form.ts'
import { shownForm } from '../enquiries/form/shown-form.server.ts'
import { pageNotFound } from '../frame/error-page.tsx'
import { headTags } from '../frame/page-head.ts'
import { pageHead } from '../frame/page-head.server.ts'
import { dealershipContext, leadDeskContext } from '../request/request-context.ts'
import type { Route } from './+types/location.route.ts'

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const dealership = context.get(dealershipContext)
  const { site } = dealership
  const places = placesAt(params.location, site)
  const { name } = places[0]
  return {
    title: name,
    text: `Visit ${name}, call, or send us an enquiry.`,
    parts: [],
    car: null,
    form: await shownForm(formFor(places, site), { request, url, car: null }, context.get(leadDeskContext)),
    contact: contactDetails(site, places),
    head: pageHead(site, url, {
      title: name,
      description: `${name}: address, phone number and opening hours.`,
      path: `/locations/${locationSlug(name)}`,
    }),
  }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const dealership = context.get(dealershipContext)
  const { site } = dealership
  const form = formFor(placesAt(params.location, site), site)
  return submitEnquiryForm({ form, car: null, request, url }, context)
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction)
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function LocationPage({ loaderData, actionData }: Route.ComponentProps) {
  return <EnquiryPage page={loaderData} response={actionData} showsPlacesWhole />
}

type Site = PublicDealership['site']
type Places = [Site['locations'][number], ...Site['locations']]

/** The location with this slug, or all locations of the dealership with this slug. */
function placesAt(slug: string, { locations }: Site): Places {
  const named = locations.filter(({ name }) => locationSlug(name) === slug)
  const ofDealership = locations.filter(({ dealershipSlug }) => dealershipSlug === slug)
  const [first, ...others] = named.length > 0 ? named : ofDealership
  if (!first) throw data(pageNotFound, { status: 404 })
  return [first, ...others]
}

function formFor(places: Places, site: Site) {
  return generalEnquiryForm({ ...site, locations: places }, 'General Enquiry', servedCategories(site))
}
