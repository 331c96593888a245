import { formatNumber } from '#domain/shared/format-number.ts'
import { CarCards } from '../../cars/card/car-cards.tsx'
import { CarPhoto } from '../../cars/media/car-photo.tsx'
import type { BodyLink, HomePageData } from '../../home/home-page-data.ts'
import { HomeSections } from '../../home/home-sections.tsx'
import { MakeMark } from '../../models/make-mark.tsx'
import { SearchBox } from '../../frame/search-box.tsx'
import '../../home/hero.css'
import './home.css'

/** For a large stock: a search over the hero's edge, body types with pictures, makes by name, latest arrivals. */
export function MetropolitanHome({ home }: { home: HomePageData }) {
  const vehicle = home.bodies.find(({ example }) => example?.picture)?.example ?? null
  return (
    <>
      <section className="hero">
        <div className="container hero__inner">
          <div className="hero__text">
            <h1 className="hero__title">{home.heroWording}</h1>
            <p className="hero__lead">{home.stockLine}</p>
          </div>
          {vehicle && (
            <div className="hero__vehicle">
              <CarPhoto {...vehicle} alt="" sizes="(min-width: 64rem) 40rem, 100vw" isFirst />
            </div>
          )}
        </div>
      </section>
      <div className="container search-card">
        <SearchBox label="What are you looking for?" placeholder="Make, model or feature" />
      </div>
      <HomeSections
        home={home}
        defaultOrder={[
          'body-types',
          'brands',
          'featured',
          'recently-viewed',
          'latest',
          'offers',
          'price-search',
          'finance',
          'trade-in',
          'service',
          'reviews',
          'team',
          'posts',
          'locations',
        ]}
        overrides={{ 'body-types': BodyTiles, brands: MakeRow, latest: Latest }}
      />
    </>
  )
}

type SectionProps = { home: HomePageData }

function BodyTiles({ home: { bodies } }: SectionProps) {
  if (bodies.length < 2) return null
  return (
    <section className="container section" aria-labelledby="bodies">
      <h2 id="bodies">Browse by body type</h2>
      <ul className="body-tiles">
        {bodies.map((body) => (
          <li key={body.address}>
            <BodyTile body={body} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function BodyTile({ body: { label, count, address, example } }: { body: BodyLink }) {
  return (
    <a className="body-tile" href={address}>
      {example?.picture && <CarPhoto {...example} alt="" sizes="10rem" />}
      <span className="body-tile__name">{label}</span>
      <span className="body-tile__count">{formatNumber(count)} in stock</span>
    </a>
  )
}

function MakeRow({ home: { makes } }: SectionProps) {
  if (makes.length < 2) return null
  return (
    <section className="make-row" aria-labelledby="makes">
      <div className="container section">
        <h2 id="makes">Shop by make</h2>
        <ul className="make-row__makes">
          {makes.map(({ label, count, address, mark }) => (
            <li key={address}>
              <a href={address}>
                <MakeMark make={label} picture={mark} />
                <strong>{label}</strong> <span>{formatNumber(count)}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Latest({ home }: SectionProps) {
  if (home.latest.length === 0) return null
  return (
    <section className="container section" aria-labelledby="latest">
      <div className="section__head">
        <h2 id="latest">Latest arrivals</h2>
        <a href={home.allStock}>See all stock</a>
      </div>
      <CarCards cars={home.latest.slice(0, 8)} />
    </section>
  )
}
