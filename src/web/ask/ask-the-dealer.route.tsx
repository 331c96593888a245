import { data } from 'react-router'
import { generalEnquiryForm } from '#domain/enquiries/enquiry-form.ts'
import type { Dealership } from '#operations/dealership.ts'
import { answerEnquiry } from '../enquiries/answer-enquiry.server.ts'
import { enquiryQuestions } from '../enquiries/enquiry-questions.ts'
import { keepWritten } from '../enquiries/keep-written.ts'
import { pageNotFound } from '../frame/error-page.tsx'
import { headTags } from '../frame/page-head.ts'
import { pageHead } from '../frame/page-head.server.ts'
import { dealershipContext } from '../request-context.ts'
import type { Route } from './+types/ask-the-dealer.route.ts'
import { AskTheDealer } from './ask-the-dealer.tsx'
import { reachUs } from './reach-us.ts'
import { topicAt } from './topics.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  const { site } = context.get(dealershipContext)
  const topic = topicOf(url)
  return {
    title: topic.title,
    text: topic.text,
    path: url.pathname,
    questions: enquiryQuestions(formFor(topic.category, site), site),
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
  const form = formFor(topicOf(url).category, dealership.site)
  return answerEnquiry({ form, car: null, request, url }, context)
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

function formFor(category: string, site: Dealership['site']) {
  return generalEnquiryForm(site, category, [])
}
