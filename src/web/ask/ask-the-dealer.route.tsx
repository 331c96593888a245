import { data } from 'react-router'
import type { Car } from '#domain/cars/car.ts'
import { privacyParts } from '#domain/consent/legal-words.ts'
import { generalEnquiryForm, vehicleEnquiryForm } from '#domain/enquiries/enquiry-form.ts'
import { outsideServices } from '#sites/outside-services.ts'
import type { Dealership } from '#operations/dealership.ts'
import { carCardData } from '../cars/car-card-data.ts'
import { answerEnquiry } from '../enquiries/answer-enquiry.server.ts'
import { enquiryQuestions } from '../enquiries/enquiry-questions.ts'
import { keepWritten } from '../enquiries/keep-written.ts'
import { pageNotFound } from '../frame/error-page.tsx'
import { headTags } from '../frame/page-head.ts'
import { pageHead } from '../frame/page-head.server.ts'
import { dealershipContext } from '../request-context.ts'
import type { Route } from './+types/ask-the-dealer.route.ts'
import { AskTheDealer } from './ask-the-dealer.tsx'
import { carAskedAbout } from './car-asked-about.server.ts'
import { reachUs } from './reach-us.ts'
import { topicAt } from './topics.ts'
import type { PageHandle } from '../style-parts/style-parts.ts'

export const handle: PageHandle = { styles: ['ask'] }

export async function loader({ url, context }: Route.LoaderArgs) {
  const dealership = context.get(dealershipContext)
  const { site } = dealership
  const topic = topicOf(url)
  const car = await carAskedAbout(url, dealership)
  return {
    title: topic.title,
    text: topic.text,
    parts: topic.parts ?? [],
    outside: topic.parts === privacyParts ? outsideServices(site) : null,
    car: car && carCardData(car, dealership),
    // What is sent from here is about the same vehicle.
    path: url.pathname + (car ? `?${new URLSearchParams({ car_id: car.slug })}` : ''),
    questions: enquiryQuestions(formFor(topic.category, site, car), site),
    reach: reachUs(site),
    head: pageHead(site, url, {
      title: topic.title,
      description: `${topic.text} ${site.name}.`,
      path: topic.path,
    }),
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const dealership = context.get(dealershipContext)
  const car = await carAskedAbout(url, dealership)
  const form = formFor(topicOf(url).category, dealership.site, car)
  return answerEnquiry({ form, car, request, url }, context)
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepWritten(serverAction)
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function AskTheDealerRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <AskTheDealer page={loaderData} answer={actionData} />
}

function topicOf(url: URL) {
  const topic = topicAt(url.pathname)
  if (!topic) throw data(pageNotFound, { status: 404 })
  return topic
}

/** A vehicle stands somewhere, so nobody has to be asked where. */
function formFor(category: string, site: Dealership['site'], car: Car | null) {
  return car
    ? { ...vehicleEnquiryForm(site, { isNew: car.carType !== 'used', isAvailable: true }), category }
    : generalEnquiryForm(site, category, [])
}
