import { href } from 'react-router'
import type { LocationsSectionData } from '../contact/location-cards.server.ts'
import { LocationCards } from '../contact/locations-section.tsx'
import { OnlyLocation } from '../contact/location-card.tsx'
import { PlaceMap } from '../maps/place-map.tsx'
import { Button } from '../ui/actions/button.tsx'
import { LinkButton } from '../ui/actions/link-button.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { Field } from '../ui/forms/field.tsx'
import type { NearPlace } from './near-place.server.ts'
import './locations-page.css'

type LocationsPageProps = {
  page: { siteName: string; place: NearPlace; locations: LocationsSectionData }
}

/** Every place of a dealer: on a map and as cards, nearest first once the visitor says where they are. */
export function LocationsPage({ page: { siteName, place, locations } }: LocationsPageProps) {
  const { heading, cards, map } = locations
  const [only, second] = cards
  if (!only) return <NoLocations />
  return (
    <>
      <section className="locations-hero" aria-labelledby="locations-map">
        <div className="container locations-hero__inner">
          <div className="locations-hero__text">
            <h1>Our Locations</h1>
            <p className="lead">{`Come and see ${siteName}.`}</p>
            {second && <NearForm place={place} />}
            <h2 id="locations-map" className="locations-hero__heading">
              {heading}
            </h2>
            {second && (
              <ol className="locations-hero__list">
                {cards.map(({ id, name, href: path, address, distance }) => (
                  <li key={id}>
                    <a href={path}>{name}</a>
                    <span>{[address, distance].filter(Boolean).join(' · ')}</span>
                  </li>
                ))}
              </ol>
            )}
          </div>
          {map && <PlaceMap map={map} label={heading} />}
        </div>
      </section>
      <section className="container section" aria-labelledby="locations-list">
        <h2 id="locations-list">{second ? 'Opening hours and phone numbers' : 'Visit us'}</h2>
        {second ? (
          <LocationCards locations={locations} label="Our Locations" />
        ) : (
          <OnlyLocation location={only} />
        )}
      </section>
    </>
  )
}

function NoLocations() {
  return (
    <div className="container section no-locations">
      <h1>Our Locations</h1>
      <EmptyState
        title="Our address is coming soon"
        actions={<LinkButton href={href('/contact')}>Make an enquiry</LinkButton>}
      >
        Get in touch and we’ll tell you where to find us.
      </EmptyState>
    </div>
  )
}

function NearForm({ place: { text, written, error } }: { place: NearPlace }) {
  return (
    <form className="near-form" method="get" action={href('/locations')}>
      <Field
        label="Your postcode or suburb"
        name="near"
        value={text}
        error={error ?? undefined}
        autoComplete="postal-code"
      />
      <Button type="submit" look="quiet">
        Find the nearest
      </Button>
      {written && (
        <p className="near-form__found">
          {`Nearest to ${written} first. `}
          <a href={href('/locations')}>Clear</a>
        </p>
      )}
    </form>
  )
}
