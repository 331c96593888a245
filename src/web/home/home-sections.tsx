import type { ComponentType } from 'react'
import type { HomeSection } from '#sites/settings/home-settings.ts'
import { LocationsSection } from '../contact/locations-section.tsx'
import { Reviews } from '../contact/reviews.tsx'
import { RecentCars } from '../cars/recent/recent-cars.tsx'
import type { HomePageData } from './home-page-data.ts'
import { BodyTypes } from './sections/body-types.tsx'
import { Brands } from './sections/brands.tsx'
import { Offers } from './sections/offers.tsx'
import { Posts } from './sections/posts.tsx'
import { PriceSearch } from './sections/price-search.tsx'
import { FeaturedStock, LatestStock } from './sections/stock-row.tsx'
import { Team } from './sections/team.tsx'
import { FinanceTeaser, TradeInTeaser } from './sections/teasers.tsx'
import { Workshop } from './sections/workshop.tsx'

type Sections = Record<HomeSection, ComponentType<{ home: HomePageData }>>

type HomeSectionsProps = {
  home: HomePageData
  /** The template's sections in order, unless the dealer sets their own. */
  defaultOrder: readonly HomeSection[]
  /** Sections that the template replaces with its own. */
  overrides?: Partial<Sections>
}

/** The sections below the hero. A section without content renders nothing. */
export function HomeSections({ home, defaultOrder, overrides = {} }: HomeSectionsProps) {
  return (home.sections ?? defaultOrder).map((name) => {
    const Section = overrides[name] ?? sections[name]
    return <Section key={name} home={home} />
  })
}

const sections: Sections = {
  'price-search': PriceSearch,
  'body-types': BodyTypes,
  featured: FeaturedStock,
  latest: LatestStock,
  offers: Offers,
  'recently-viewed': () => <RecentCars />,
  brands: Brands,
  finance: FinanceTeaser,
  'trade-in': TradeInTeaser,
  service: Workshop,
  team: Team,
  reviews: ({ home }) => <Reviews reviews={home.reviews} />,
  posts: Posts,
  locations: ({ home }) => <LocationsSection locations={home.locations} />,
}
