import type { HomePageData } from './home-page-data.ts'
import { HomeSections } from './home-sections.tsx'
import { HeroSearch } from './sections/hero-search.tsx'

/** The front door: search, the ways into the stock, what came in lately, and how to reach the dealer. */
export function HomePage({ home }: { home: HomePageData }) {
  return (
    <>
      <HeroSearch home={home} />
      <HomeSections
        home={home}
        usual={[
          'body-types',
          'featured',
          'latest',
          'price-search',
          'brands',
          'finance',
          'trade-in',
          'locations',
        ]}
      />
    </>
  )
}
