import { SearchBox } from '../../search/search-box.tsx'
import type { HomePageData } from '../home-page-data.ts'

/** The first thing on a home page: what this is, how much there is, and a box to look for it. */
export function HeroSearch({ home }: { home: HomePageData }) {
  return (
    <section className="hero">
      <div className="container hero__inner">
        <h1 className="hero__title">{home.heroWording}</h1>
        <p className="hero__lead">{`${home.count} at ${home.siteName}`}</p>
        <SearchBox label="What are you looking for?" placeholder="Make, model or feature" />
      </div>
    </section>
  )
}
