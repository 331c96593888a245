import { data, href } from 'react-router'
import { financeRequests } from '#domain/enquiries/enquiry-form.ts'
import { contactDetails } from '../../contact/contact-details.ts'
import { ContactDetails } from '../../contact/contact-section.tsx'
import { headTags } from '../../frame/page-head.ts'
import { pageHead } from '../../frame/page-head.server.ts'
import { dealershipContext, leadDeskContext } from '../../request/request-context.ts'
import { eventToReport } from '../../tracking/flash-event.server.ts'
import { ProcessStep } from '../../tracking/process-step.tsx'
import { useFlashEvent } from '../../tracking/use-flash-event.ts'
import type { Route } from './+types/success.route.ts'
import { readSentCategory } from './reply-topic.ts'
import { SuccessMessage } from './success-message.tsx'
import { sentEnquiry } from './success-page-data.server.ts'
import { stockAddress } from '../../frame/stock-address.ts'
import './success-page.css'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { site, cars } = context.get(dealershipContext)
  const leadDesk = context.get(leadDeskContext)
  const { event, headers } = await eventToReport({ request, url }, leadDesk)
  const page = {
    event,
    sent: await sentEnquiry(request, { ...leadDesk, cars }),
    isFinance:
      event?.name === 'enquiry-sent' &&
      ['Finance Enquiry', ...financeRequests].some((category) => category === event.category),
    siteName: site.name,
    contact: contactDetails(site),
    category: readSentCategory(url.searchParams.get('category')),
    head: pageHead(site, url, {
      title: 'Thank you',
      description: `${site.name} has your enquiry.`,
      path: '/success',
      isIndexed: false,
    }),
  }
  return data(page, { headers: { ...headers, 'cache-control': 'no-store' } })
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function SuccessPage({ loaderData: page }: Route.ComponentProps) {
  const isBooked = page.sent?.booking?.status === 'booked'
  useFlashEvent(page.event)
  return (
    <>
      {page.isFinance && <ProcessStep flow="finance" step="complete" />}
      <div className="container section success-page">
        <SuccessMessage sent={page.sent} category={page.category} siteName={page.siteName} />
        <ul className="link-row">
          <li>
            <a className={isBooked ? 'button button--quiet' : 'button'} href={stockAddress()}>
              Keep looking
            </a>
          </li>
          <li>
            <a className="button button--quiet" href={href('/')}>
              Home
            </a>
          </li>
        </ul>
      </div>
      <ContactDetails contact={page.contact} heading="Need an answer sooner?" />
    </>
  )
}
