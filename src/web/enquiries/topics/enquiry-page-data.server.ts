import { data, href } from 'react-router'
import type { Car } from '#domain/cars/car.ts'
import { carTitle } from '#domain/cars/car-title.ts'
import { generalEnquiryForm, vehicleEnquiryForm } from '#domain/enquiries/enquiry-forms.ts'
import { formByPurpose } from '#domain/enquiries/forms-by-purpose.ts'
import { suggestedMessage } from '#domain/enquiries/shared-questions.ts'
import { dayIn } from '#domain/shared/day.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import { carCardData } from '../../cars/card/car-card-data.ts'
import { passGate } from '../../customers/gate.server.ts'
import { submitEnquiryForm } from '../submit-enquiry.server.ts'
import { shownForm } from '../form/shown-form.server.ts'
import { pageNotFound } from '../../frame/error-page.tsx'
import { breadcrumbs, pageHead, siteOrigin } from '../../frame/page-head.server.ts'
import { dealershipContext, type PageRequest } from '../../request/request-context.ts'
import { enquiredCar, carInAddress, carInDraft } from '../../cars/find/enquired-car.server.ts'
import { carToReserve } from './car-to-reserve.server.ts'
import { contactDetails } from '../../contact/contact-details.ts'
import { vehiclesToChoose } from './vehicles-to-choose.server.ts'
import { type Topic, topicAt } from './topics.ts'

export type EnquiryPageData = Awaited<ReturnType<typeof enquiryPageData>>

/** The enquiry page of the topic at this address. */
export async function enquiryPageData({ request, url, context }: PageRequest) {
  await passGate(request, url, context)
  const dealership = context.get(dealershipContext)
  const { site } = dealership
  const topic = topicOf(url)
  const car = await (topic.aboutCar ? carToReserve : enquiredCar)(url, dealership)
  const { title, text } = (car && topic.aboutCar) ?? topic
  return {
    title,
    text,
    note: car && topic.aboutCar ? text : null,
    car: car && carCardData(car, dealership),
    formHeading: topic.formHeading,
    // A test drive needs a vehicle, so the visitor chooses one first.
    choice: topic.purpose === 'test-drive' && !car ? await vehiclesToChoose(url, dealership) : null,
    form: await shownForm(formFor(topic, dealership, car), {
      request,
      url,
      context,
      car,
      ...(topic.button !== undefined && { button: topic.button }),
    }),
    contact: contactDetails(site),
    head: pageHead(site, url, {
      title: car && topic.aboutCar ? `${title}: ${carTitle(car)}` : title,
      description: `${text} ${site.name}.`,
      path: topic.path,
      // There is one such page per vehicle, and it repeats the vehicle's own page.
      isIndexed: !(car && topic.aboutCar),
      structuredData: [
        breadcrumbs(siteOrigin(site, url), [
          { name: 'Home', path: '/' },
          ...(car && topic.aboutCar
            ? [{ name: carTitle(car), path: href('/cars/:slug', { slug: car.slug }) }]
            : []),
          { name: title, path: topic.path },
        ]),
      ],
    }),
  }
}

/** Handles the form of such a page. */
export async function submitTopicForm({ request, url, context }: PageRequest) {
  const dealership = context.get(dealershipContext)
  const topic = topicOf(url)
  const car = await carInDraft(url, dealership)
  if (!car && topic.aboutCar && carInAddress(url) !== '') throw data(pageNotFound, { status: 404 })
  const form = formFor(topic, dealership, car)
  const checksPostcode = topic.purpose === 'simple-trade-in'
  return submitEnquiryForm({ form, car, request, url, checksPostcode }, context)
}

function topicOf(url: URL) {
  const topic = topicAt(url.pathname)
  if (!topic) throw data(pageNotFound, { status: 404 })
  return topic
}

/** A form about a vehicle doesn't ask for a location, because the vehicle has one. */
function formFor({ category, purpose, aboutCar }: Topic, { site, now }: PublicDealership, car: Car | null) {
  const about = car && { isNew: car.carType !== 'used', isAvailable: true }
  if (purpose) return formByPurpose(purpose, site, { car: about, today: dayIn(site.timeZone, now()) })
  if (about && aboutCar) {
    const form = vehicleEnquiryForm(site, about)
    return { ...form, name: 'reserve', ...suggestedMessage(site, aboutCar.message) }
  }
  return about
    ? { ...vehicleEnquiryForm(site, about), name: category, category }
    : { ...generalEnquiryForm(site, category, []), name: category }
}
