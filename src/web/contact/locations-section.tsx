import { href } from 'react-router'
import { PlaceMap } from '../maps/place-map.tsx'
import { callLabel, telephoneLink } from '../ui/actions/telephone-link.ts'
import { CarouselButtons } from '../ui/media/carousel-buttons.tsx'
import { CarouselRow } from '../ui/media/carousel-row.tsx'
import { useCarousel } from '../ui/media/use-carousel.ts'
import { LocationCard, OnlyLocation } from './location-card.tsx'
import type { LocationCardData, LocationsSectionData } from './location-cards.server.ts'
import './locations-section.css'

/** A dealer's places: one beside its map, or several as cards. Without any it renders nothing. */
export function LocationsSection({ locations }: { locations: LocationsSectionData }) {
  const { heading, cards, map, phone } = locations
  const [only, second] = cards
  if (!only) return null
  return (
    <section className="locations-section" aria-labelledby="locations">
      <div className="container section">
        <h2 id="locations">{heading}</h2>
        <ul className="link-row">
          {phone && (
            <li>
              <a className="button" href={telephoneLink(phone)}>
                {callLabel(phone)}
              </a>
            </li>
          )}
          <li>
            <a className="button button--quiet" href={href('/contact')}>
              Send an enquiry
            </a>
          </li>
        </ul>
        <div
          className={
            second ? 'locations-section__parts' : 'locations-section__parts locations-section__parts--one'
          }
        >
          {map && <PlaceMap map={map} label={heading} />}
          {second ? (
            <LocationCards locations={locations} label={heading} />
          ) : (
            <OnlyLocation location={only} />
          )}
        </div>
      </div>
    </section>
  )
}

type LocationCardsProps = {
  locations: Pick<LocationsSectionData, 'cards' | 'onSmallScreens' | 'map'>
  label: string
}

/** Several places as a grid of cards. A few of them are a row to swipe through on a small screen. */
export function LocationCards({ locations: { cards, onSmallScreens, map }, label }: LocationCardsProps) {
  if (onSmallScreens !== 'carousel') {
    return (
      <ul className="location-cards">
        {cards.map((location) => (
          <li key={location.id}>
            <LocationCard location={location} number={numberOf(location, map)} />
          </li>
        ))}
      </ul>
    )
  }
  return <SwipedCards cards={cards} label={label} map={map} />
}

function SwipedCards({
  cards,
  label,
  map,
}: {
  cards: LocationCardData[]
  label: string
  map: LocationsSectionData['map']
}) {
  const row = useCarousel()
  const [, carousel] = row
  return (
    <div className="swiped-locations">
      <p className="swiped-locations__hint" aria-hidden="true">
        Swipe
      </p>
      <CarouselRow className="location-cards location-cards--swiped" label={label} carousel={row}>
        {cards.map((location) => (
          <li key={location.id}>
            <LocationCard location={location} number={numberOf(location, map)} />
          </li>
        ))}
      </CarouselRow>
      <CarouselButtons carousel={carousel} />
    </div>
  )
}

/** Places without coordinates are in the list only. */
function numberOf({ href: path }: LocationCardData, map: LocationsSectionData['map']) {
  const index = map?.markers.findIndex((marker) => marker.href === path) ?? -1
  return index < 0 ? null : index + 1
}
