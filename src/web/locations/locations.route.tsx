import { contactDetails } from '../contact/contact-details.ts'
import { ContactDetails } from '../contact/contact-section.tsx'
import { headTags } from '../frame/page-head.ts'
import { pageHead } from '../frame/page-head.server.ts'
import { dealershipContext } from '../request/request-context.ts'
import type { Route } from './+types/locations.route.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  const { site } = context.get(dealershipContext)
  return {
    siteName: site.name,
    contact: contactDetails(site),
    head: pageHead(site, url, {
      title: 'Our Locations',
      description: `Where to find ${site.name}: addresses, phone numbers and opening hours.`,
      path: '/locations',
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function LocationsPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <div className="container section">
        <h1>{`Where to find ${page.siteName}`}</h1>
      </div>
      <ContactDetails contact={page.contact} heading="Our Locations" />
    </>
  )
}
