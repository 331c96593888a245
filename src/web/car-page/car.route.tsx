import type { Car } from '#domain/cars/car.ts'
import { isAvailable } from '#domain/cars/is-available.ts'
import { vehicleEnquiryForm } from '#domain/enquiries/enquiry-forms.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import { revealPhone } from '#operations/enquiries/reveal-phone.ts'
import { submitEnquiryForm } from '../enquiries/submit-enquiry.server.ts'
import { shownForm } from '../enquiries/form/shown-form.server.ts'
import { sendForm } from '../enquiries/form/send-form.ts'
import { headTags } from '../frame/page-head.ts'
import { dealershipContext, requestFactsContext, visitLogContext } from '../request/request-context.ts'
import { whileReading } from '../request/while-reading.server.ts'
import type { Route } from './+types/car.route.ts'
import { CarPage } from './car-page.tsx'
import { carPageData } from './car-page-data.server.ts'
import { findListedCar, findVisibleCar } from '../cars/find/find-visible-car.server.ts'

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const dealership = context.get(dealershipContext)
  const car = await findVisibleCar(params.slug, dealership)
  const form = enquiryFormFor(car, dealership)
  const [page, enquiry] = await whileReading(carPageData(car, dealership, url), () =>
    shownForm(form, { request, url: formUrl(url), context, car }),
  )
  if (page.phoneMasked === null) {
    const about = { site: dealership.site.slug, carId: car.id, locationId: car.locationId }
    context.get(requestFactsContext).warn(about, 'No phone number for a vehicle')
  }
  return { ...page, enquiry }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const dealership = context.get(dealershipContext)
  if (url.searchParams.has('call')) {
    const found = await findVisibleCar(params.slug, dealership)
    return { phone: await revealPhone(found, context.get(visitLogContext)) }
  }
  const car = await findListedCar(params.slug, dealership)
  const form = enquiryFormFor(car, dealership)
  return submitEnquiryForm({ form, car, request, url: formUrl(url) }, context)
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction)
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function CarRoute({ loaderData, actionData }: Route.ComponentProps) {
  const phone = actionData && 'phone' in actionData ? (actionData.phone ?? undefined) : undefined
  const enquiry = actionData && 'errors' in actionData ? actionData : undefined
  return <CarPage car={loaderData} enquiry={enquiry} phone={phone} />
}

function enquiryFormFor(car: Car, { site }: PublicDealership) {
  return vehicleEnquiryForm(site, { isNew: car.carType !== 'used', isAvailable: isAvailable(car) })
}

/** The form that reveals the phone number posts here with `?call`. The enquiry form's address must not have it. */
function formUrl(url: URL) {
  const own = new URL(url)
  own.searchParams.delete('call')
  return own
}
