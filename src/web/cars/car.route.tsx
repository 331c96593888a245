import { data } from 'react-router'
import type { Car } from '#domain/cars/car.ts'
import { isAvailable } from '#domain/cars/is-available.ts'
import { vehicleEnquiryForm } from '#domain/enquiries/enquiry-form.ts'
import { landingAddress } from '#domain/search/search-path.ts'
import { anything } from '#domain/search/search-state.ts'
import { isListed, isVisible } from '#domain/search/visible-stock.ts'
import type { Dealership } from '#operations/dealership.ts'
import { revealPhone } from '#operations/reveal-phone.ts'
import { answerEnquiry } from '../enquiries/answer-enquiry.server.ts'
import { keepWritten } from '../enquiries/keep-written.ts'
import { pageNotFound } from '../frame/error-page.tsx'
import { headTags } from '../frame/page-head.ts'
import { dealershipContext, requestFactsContext } from '../request-context.ts'
import type { Route } from './+types/car.route.ts'
import { CarPage } from './car-page.tsx'
import { carPageData } from './car-page-data.server.ts'
import { carTitle } from './car-card-data.ts'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const dealership = context.get(dealershipContext)
  const car = await carToShow(params.slug, dealership)
  const page = await carPageData(car, dealership, url)
  if (page.phoneMasked === null) {
    const about = { site: dealership.site.slug, carId: car.id, locationId: car.locationId }
    context.get(requestFactsContext).warn(about, 'There is no number to call about a vehicle')
  }
  return page
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const dealership = context.get(dealershipContext)
  const car = await carToShow(params.slug, dealership)
  if (url.searchParams.has('call')) return { phone: await revealPhone(car, dealership) }
  return answerEnquiry({ form: enquiryFormFor(car, dealership), car, request, url }, context)
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepWritten(serverAction)
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function CarRoute({ loaderData, actionData }: Route.ComponentProps) {
  const phone = actionData && 'phone' in actionData ? (actionData.phone ?? undefined) : undefined
  const enquiry = actionData && 'errors' in actionData ? actionData : undefined
  return <CarPage car={loaderData} enquiry={enquiry} phone={phone} />
}

function enquiryFormFor(car: Car, { site }: Dealership) {
  return vehicleEnquiryForm(site, { isNew: car.carType !== 'used', isAvailable: isAvailable(car) })
}

/** A vehicle keeps its page for as long as the site shows it. Afterwards the address says that it is gone. */
async function carToShow(slug: string, dealership: Dealership): Promise<Car> {
  const { cars, site, now } = dealership
  const car = await cars.findBySlug(slug)
  if (!car || !isListed(car, site.stock)) throw data(pageNotFound, { status: 404 })
  if (!isVisible(car, site.stock, now())) throw data(await gone(car, dealership), { status: 410 })
  return car
}

/** Leads to others of its model, or of its make where it was the last. */
async function gone(car: Car, { search, site }: Dealership) {
  const { make, model } = car
  const ofItsModel = { make: [make], model: [model] }
  const { total } = await search({ size: 0, chosen: ofItsModel })
  const others =
    total > 0 ? { name: `${make} ${model}`, chosen: ofItsModel } : { name: make, chosen: { make: [make] } }
  return {
    title: `This ${site.stock.vehicleWord} ${car.status === 'sold' ? 'has been sold' : 'is no longer for sale'}`,
    message: `${carTitle(car)} is no longer with us. We may have one like it.`,
    wayOn: [
      { label: `See every ${others.name}`, href: landingAddress({ ...anything, chosen: others.chosen }) },
    ],
  }
}
