import { href } from 'react-router'
import { formatNumber } from '#domain/shared/format-number.ts'
import { CarCards } from '../../cars/card/car-cards.tsx'
import { CarPhoto } from '../../cars/media/car-photo.tsx'
import type { Example, HomePageData, StockLink } from '../../home/home-page-data.ts'
import { HomeSections } from '../../home/home-sections.tsx'
import { SearchBox } from '../../frame/search-box.tsx'
import '../../home/hero.css'
import './home.css'

/** Text and a search on one side, a vehicle on the other; below, sections on alternating tints. */
export function LifestyleHome({ home }: { home: HomePageData }) {
  const vehicle = home.bodies.find(({ example }) => example?.picture)?.example ?? null
  return (
    <>
      <section className="hero">
        <div className="container hero__inner">
          <div className="hero__text">
            <h1 className="hero__title">{home.heroWording}</h1>
            <p className="hero__lead">{home.stockLine}</p>
            <SearchBox label="What are you looking for?" placeholder="Make, model or feature" />
            <Pills label="Body types" links={home.bodies} />
          </div>
          {vehicle && <HeroVehicle vehicle={vehicle} />}
        </div>
      </section>
      <HomeSections
        home={home}
        defaultOrder={[
          'latest',
          'recently-viewed',
          'featured',
          'offers',
          'finance',
          'price-search',
          'brands',
          'service',
          'reviews',
          'team',
          'posts',
          'locations',
        ]}
        overrides={{ latest: Latest, finance: HelpingHands, brands: Makes }}
      />
    </>
  )
}

type SectionProps = { home: HomePageData }

function Latest({ home }: SectionProps) {
  if (home.latest.length === 0) return null
  return (
    <section className="container section" aria-labelledby="latest">
      <div className="section__head">
        <h2 id="latest">Just rolled in</h2>
        <a href={home.allStock}>See all stock</a>
      </div>
      <CarCards cars={home.latest.slice(0, 6)} />
    </section>
  )
}

/** The dealer's other services. Only services the dealer offers are shown. */
function HelpingHands({ home: { sellPath, offersFinance, bodies } }: SectionProps) {
  const vehicles = bodies.flatMap(({ example }) => (example?.picture ? [example] : []))
  const hands = [
    sellPath !== null && {
      title: 'Trade in what you’re driving',
      text: 'Tell us about it and we’ll make you an offer.',
      href: sellPath,
    },
    offersFinance && {
      title: 'Spread the cost',
      text: 'Finance that leaves some money for the trip.',
      href: href('/finance'),
    },
    {
      title: 'Keep it rolling',
      text: 'Service and parts from people who know your vehicle.',
      href: href('/service'),
    },
  ]
    .filter((hand) => hand !== false)
    // Either all have a picture or none.
    .map((hand, at, all) => ({ ...hand, vehicle: (vehicles.length >= all.length && vehicles[at]) || null }))
  return (
    <section className="tinted" aria-labelledby="helping-hand">
      <div className="container section">
        <h2 id="helping-hand">A helping hand before you set off</h2>
        <ul className="hands">
          {hands.map(({ title, text, href, vehicle }) => (
            <li key={href}>
              <a className="hand" href={href}>
                {vehicle && <CarPhoto {...vehicle} alt="" sizes="(min-width: 48rem) 20rem, 100vw" />}
                <strong>{title}</strong>
                <span>{text}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function HeroVehicle({ vehicle }: { vehicle: Example }) {
  return (
    <a className="hero__vehicle" href={href('/cars/:slug', { slug: vehicle.slug })}>
      <CarPhoto {...vehicle} alt="" sizes="(min-width: 64rem) 36rem, 100vw" isFirst />
      <span>{vehicle.title}</span>
    </a>
  )
}

function Makes({ home: { makes } }: SectionProps) {
  if (makes.length < 2) return null
  return (
    <section className="container section" aria-labelledby="makes">
      <h2 id="makes">Makes we know well</h2>
      <Pills label="Makes" links={makes} />
    </section>
  )
}

function Pills({ label, links }: { label: string; links: StockLink[] }) {
  return (
    <ul className="link-row" aria-label={label}>
      {links.map(({ label: name, count, address }) => (
        <li key={address}>
          <a className="pill" href={address}>
            {name} <span className="pill__count">{formatNumber(count)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
