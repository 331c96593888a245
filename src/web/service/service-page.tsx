import { ContactDetails } from '../contact/contact-section.tsx'
import type { EnquiryResponse } from '../enquiries/enquiry-response.ts'
import { EnquiryForm } from '../enquiries/form/enquiry-form.tsx'
import { BookingFrame } from './booking-frame.tsx'
import { Certified, CoverTiles, MeetingPoints, TextCards } from './service-sections.tsx'
import { ServiceHero } from './service-hero.tsx'
import type { ServicePageData } from './service-page-data.server.ts'
import './service-page.css'

type ServicePageProps = { page: ServicePageData; response: EnquiryResponse | undefined }

/** The service page: what the workshop offers, where it is, and how to book. */
export function ServicePage({ page, response }: ServicePageProps) {
  const words = (
    <>
      <TextCards id="blurbs" heading="With every service" cards={page.blurbs} />
      <TextCards id="perks" heading="While you’re here" cards={page.perks} />
      <MeetingPoints meeting={page.meetingPoints} />
      <Certified certified={page.certified} />
    </>
  )
  return (
    <div className="service-page">
      <ServiceHero page={page} />
      {page.startsWith === 'words' && words}
      <Booking page={page} response={response} />
      {page.startsWith === 'form' && words}
      <CoverTiles covers={page.covers} />
      <ContactDetails contact={page.contact} heading="Where we service your vehicle" isBesideForm isFolded />
    </div>
  )
}

/** The other system’s booking page, or our form. */
function Booking({ page, response }: ServicePageProps) {
  const heading = `Book Your Service at ${page.dealerName}`
  return (
    <div className="container section" id="book">
      {page.frameUrl === null ? (
        <EnquiryForm form={page.form} response={response} heading={heading} />
      ) : (
        <BookingFrame url={page.frameUrl} heading={heading} />
      )}
    </div>
  )
}
