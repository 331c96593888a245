import { href } from 'react-router'
import { VEHICLE_ALERT } from '#domain/enquiries/enquiry-form.ts'
import { generalEnquiryForm, vehicleAlertForm } from '#domain/enquiries/enquiry-forms.ts'
import { servedCategories } from '#domain/enquiries/served-categories.ts'
import { appliedFilters } from '#domain/search/applied-filters.ts'
import { readSearch } from '#domain/search/search-address.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import { contactDetails } from '../../contact/contact-details.ts'
import { ContactDetails } from '../../contact/contact-section.tsx'
import { headTags } from '../../frame/page-head.ts'
import { breadcrumbs, pageHead, siteOrigin } from '../../frame/page-head.server.ts'
import { dealershipContext } from '../../request/request-context.ts'
import type { Route } from './+types/contact.route.ts'
import { submitEnquiryForm } from '../submit-enquiry.server.ts'
import { EnquiryForm } from '../form/enquiry-form.tsx'
import { sendForm } from '../form/send-form.ts'
import { shownForm } from '../form/shown-form.server.ts'
import './contact-page.css'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const dealership = context.get(dealershipContext)
  const { site } = dealership
  return {
    siteName: site.name,
    searchedFor: url.searchParams.get('category') === VEHICLE_ALERT ? searchedFor(url) : [],
    form: await shownForm(formFor(url, dealership), { request, url, context, car: null }),
    contact: contactDetails(site),
    takesInvoices: site.reservations.takesInvoices,
    head: pageHead(site, url, {
      title: 'Contact us',
      description: `Get in touch with ${site.name}: send an enquiry, call or visit. Addresses and opening hours.`,
      path: href('/contact-us'),
      structuredData: [
        {
          '@type': 'ContactPage',
          name: `Contact ${site.name}`,
          url: new URL(href('/contact-us'), siteOrigin(site, url)).href,
        },
        breadcrumbs(siteOrigin(site, url), [
          { name: 'Home', path: '/' },
          { name: 'Contact us', path: href('/contact-us') },
        ]),
      ],
    }),
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const dealership = context.get(dealershipContext)
  return submitEnquiryForm({ form: formFor(url, dealership), car: null, request, url }, context)
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction)
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function ContactPage({ loaderData: page, actionData }: Route.ComponentProps) {
  return (
    <div className="container section contact-page">
      <h1>{`Contact ${page.siteName}`}</h1>
      {page.searchedFor.length > 0 && (
        <p className="lead">
          You’re looking for: <strong>{page.searchedFor.join(' · ')}</strong>
        </p>
      )}
      {page.takesInvoices && (
        <p>
          Have an invoice or a deposit to pay? <a href={href('/online-payment')}>Pay it online</a>
        </p>
      )}
      <EnquiryForm
        form={page.form}
        response={actionData}
        heading={page.form.category === VEHICLE_ALERT ? 'Let me know when one arrives' : 'Make an enquiry'}
      />
      <ContactDetails contact={page.contact} isBesideForm isFolded />
    </div>
  )
}

/** A link can choose the enquiry category and, for an alert, carry the search that found nothing. */
function formFor(url: URL, { site }: PublicDealership) {
  const requested = url.searchParams.get('category')
  if (requested === VEHICLE_ALERT) return vehicleAlertForm(site, searchedFor(url))
  const served = servedCategories(site)
  return generalEnquiryForm(site, served.find((known) => known === requested) ?? 'General Enquiry', served)
}

function searchedFor({ searchParams }: URL) {
  const search = readSearch(new URLSearchParams(searchParams.get('search') ?? ''))
  return appliedFilters(search).map(({ value }) => value)
}
