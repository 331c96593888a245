import { PagedStock } from '../cars/stock/paged-stock.tsx'
import { href } from 'react-router'
import { LocationsSection } from '../contact/locations-section.tsx'
import { OpenStatusLine } from '../contact/open-status-line.tsx'
import { RatingLine } from '../contact/rating-line.tsx'
import { Reviews } from '../contact/reviews.tsx'
import type { EnquiryResponse } from '../enquiries/enquiry-response.ts'
import { EnquiryForm } from '../enquiries/form/enquiry-form.tsx'
import type { ShownForm } from '../enquiries/form/shown-form.ts'
import { PlaceMap } from '../maps/place-map.tsx'
import { ContentPicture } from '../promotions/content-picture.tsx'
import { callLabel, telephoneLink } from '../ui/actions/telephone-link.ts'
import { Breadcrumb } from '../ui/navigation/breadcrumb.tsx'
import type { LocationDetailData } from './location-detail.server.ts'
import type { locationPageData } from './location-page-data.server.ts'
import { OpeningHours } from './opening-hours.tsx'
import './location-page.css'

type LocationPageProps = {
  page: Awaited<ReturnType<typeof locationPageData>> & { form: ShownForm }
  response: EnquiryResponse | undefined
}

/** One place: where it is, when it is open, what customers say, how to ask, and its vehicles. */
export function LocationPage({ page, response }: LocationPageProps) {
  const { name, place, several, reviews, licences, stock, form } = page
  return (
    <>
      <div className="container section location-page">
        <Breadcrumb steps={[{ label: 'Locations', href: href('/locations') }]} current={name} />
        <header className="location-page__header">
          {place?.picture && (
            <ContentPicture
              picture={place.picture}
              className="location-page__picture"
              sizes="(width >= 64rem) 50vw, 100vw"
              height={230}
              isFirst
            />
          )}
          <h1>{name}</h1>
          {place?.tag && <p className="location-page__tag">{place.tag}</p>}
          {reviews && (
            <RatingLine rating={reviews} {...(reviews.reviews.length > 0 && { href: '#reviews' })} />
          )}
          {place && <Facts place={place} />}
          {licences.map(({ label, number }) => (
            <p className="location-page__licence" key={label}>{`${label} ${number}`}</p>
          ))}
        </header>
        {place && <OpeningHours place={place} />}
        {place?.map && (
          <div className="location-page__map">
            <PlaceMap map={place.map} label={name} />
          </div>
        )}
        <EnquiryForm form={form} response={response} heading="Make an enquiry" />
      </div>
      {several && <LocationsSection locations={several} />}
      <Reviews reviews={reviews} />
      {stock && (
        <PagedStock
          heading={stock.heading}
          more={{ label: 'Search this stock', href: stock.search }}
          stock={stock}
        />
      )}
    </>
  )
}

function Facts({ place }: { place: LocationDetailData }) {
  const { address, type, status, phone, directions } = place
  return (
    <>
      {address && <address className="lead">{address}</address>}
      {type && type !== 'Dealership' && <p>{type}</p>}
      {status && <OpenStatusLine status={status} />}
      <ul className="link-row">
        {phone && (
          <li>
            <a className="button" href={telephoneLink(phone)}>
              {callLabel(phone)}
            </a>
          </li>
        )}
        {directions && (
          <li>
            <a className="button button--quiet" href={directions}>
              Get Directions
            </a>
          </li>
        )}
      </ul>
    </>
  )
}
