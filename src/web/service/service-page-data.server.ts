import type { EnquiryForm } from '#domain/enquiries/enquiry-form.ts'
import { formatTime } from '#domain/locations/opening-hours.ts'
import { placesThatService } from '#domain/locations/places-that-service.ts'
import { serviceForm } from '#domain/service/service-form.ts'
import { dayIn } from '#domain/shared/day.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import { placesWithAppointments } from '#sites/appointment-plans.ts'
import type { Site } from '#sites/site.ts'
import { contactDetails } from '../contact/contact-details.ts'
import { shownForm } from '../enquiries/form/shown-form.server.ts'
import { breadcrumbs, pageHead, siteOrigin } from '../frame/page-head.server.ts'
import { dealershipContext, type PageRequest } from '../request/request-context.ts'

export type ServicePageData = Awaited<ReturnType<typeof servicePageData>>

/** Everything the service page shows: what the workshop offers, where it is, and how to book. */
export async function servicePageData({ request, url, context }: PageRequest) {
  const dealership = context.get(dealershipContext)
  const { site, picture } = dealership
  const { service } = site
  const isBooking = url.pathname === '/book-a-service'
  const title = isBooking ? 'Book a service' : 'Service'
  return {
    title: isBooking ? title : `Service at ${site.name}`,
    // Visitors who came to book see the form first.
    startsWith: isBooking ? ('form' as const) : ('words' as const),
    dealerName: site.name,
    ...service,
    frameUrl: service.frameUrl && externalFrameUrl(service.frameUrl, url),
    photo: service.photo && photoOf(service.photo, picture),
    meetingPoints: service.meetingPoints && {
      ...service.meetingPoints,
      dropOff: service.meetingPoints.dropOff.map(formatTime),
      pickUp: service.meetingPoints.pickUp.map(formatTime),
    },
    covers: coversOf(site),
    form: await shownForm(serviceFormOf(dealership), {
      request,
      url,
      context,
      car: null,
      button: 'Book a service',
    }),
    contact: contactDetails(site, workshopsOf(site)),
    head: pageHead(site, url, {
      title,
      description: `${isBooking ? 'Book a service' : 'Servicing'} at ${site.name}. ${service.intro}`.slice(
        0,
        300,
      ),
      path: url.pathname,
      structuredData: [
        breadcrumbs(siteOrigin(site, url), [
          { name: 'Home', path: '/' },
          { name: title, path: url.pathname },
        ]),
      ],
    }),
  }
}

/** The dealer's variant of the booking form. With one workshop it doesn't ask for a location. */
export function serviceFormOf({ site, now }: Pick<PublicDealership, 'site' | 'now'>): EnquiryForm {
  const workshops = { ...site, locations: workshopsOf(site) }
  const offersTimes = placesWithAppointments(site, 'service').length > 0
  return serviceForm(
    workshops,
    { ...site.service, offersTimes, defaultState: site.defaultState },
    dayIn(site.timeZone, now()),
  )
}

function workshopsOf({ locations }: Site) {
  const workshops = [...placesThatService(locations)]
  return workshops.length > 0 ? workshops : locations
}

/** A page from this site's own host could escape the frame's sandbox, so it is not framed. */
function externalFrameUrl(frameUrl: string, { host }: URL) {
  return new URL(frameUrl).host === host ? null : frameUrl
}

function photoOf({ url, alt }: { url: string; alt: string }, picture: PublicDealership['picture']) {
  const found = picture(url)
  return found && { picture: found, alt }
}

/** The tiles that link to the warranty and roadside pages. */
function coversOf({ service }: Site) {
  return [
    { path: '/warranty', cover: service.warranty },
    { path: '/roadside-assist', cover: service.roadsideAssist },
  ].flatMap(({ path, cover }) => (cover ? { path, title: cover.title, text: cover.text } : []))
}
