import { href } from 'react-router'
import type { CarCardData } from '../../cars/card/car-card-data.ts'
import { CarPhoto } from '../../cars/media/car-photo.tsx'
import type { EnquiryResponse } from '../enquiry-response.ts'
import { EnquiryForm } from '../form/enquiry-form.tsx'
import type { ShownForm } from '../form/shown-form.ts'
import { ChooseVehicle } from './choose-vehicle.tsx'
import type { VehiclesToChoose } from './vehicles-to-choose.server.ts'
import type { ContactDetailsData } from '../../contact/contact-details.ts'
import { ContactDetails } from '../../contact/contact-section.tsx'
import './enquiry-page.css'

type EnquiryPageProps = {
  page: {
    title: string
    text: string
    /** Text below the vehicle. */
    note?: string | null
    formHeading?: string | undefined
    /** Vehicles to choose from, where one has to be chosen. */
    choice?: VehiclesToChoose | null
    /** The vehicle it is about. */
    car: CarCardData | null
    form: ShownForm
    contact: ContactDetailsData
  }
  response: EnquiryResponse | undefined
  /** Shows every location in full, for pages about the locations. */
  showsPlacesWhole?: boolean
}

/** A page with an enquiry form about one topic, and the dealer's contact details. */
export function EnquiryPage({ page, response, showsPlacesWhole = false }: EnquiryPageProps) {
  return (
    <>
      <div className="container section enquiry-page">
        <header className="enquiry-page__header">
          <h1>{page.title}</h1>
          {page.car ? <AboutCar car={page.car} /> : <p className="lead">{page.text}</p>}
          {page.note && <p>{page.note}</p>}
          {page.choice && page.form.current === 1 && (
            <ChooseVehicle choice={page.choice} address={page.form.address.split('?')[0] ?? ''} />
          )}
        </header>
        <EnquiryForm form={page.form} response={response} heading={page.formHeading ?? 'Make an enquiry'} />
      </div>
      <ContactDetails contact={page.contact} isFolded={!showsPlacesWhole} />
    </>
  )
}

function AboutCar({ car }: { car: CarCardData }) {
  return (
    <div className="about-car">
      <p className="lead">
        About the{' '}
        <a href={href('/cars/:slug', { slug: car.slug })}>
          {car.title} {car.subtitle}
        </a>
      </p>
      <CarPhoto {...car} alt="" sizes="(min-width: 64rem) 40rem, (min-width: 40rem) 14rem, 9rem" isFirst />
    </div>
  )
}
