import { href } from 'react-router'
import type { CarCardData } from '../../cars/card/car-card-data.ts'
import { CarPhoto } from '../../cars/media/car-photo.tsx'
import { Price } from '../../cars/price/price.tsx'
import type { HomePageData } from '../../home/home-page-data.ts'

type ShowroomHeroProps = { home: Pick<HomePageData, 'siteName' | 'heroWording' | 'latest'> }

/** One spotlit vehicle across the full width. */
export function ShowroomHero({ home }: ShowroomHeroProps) {
  const featured = home.latest.find(({ isAvailable, picture }) => isAvailable && picture !== null)
  return (
    <section className="showroom-hero">
      <div className="container showroom-hero__text">
        <p className="eyebrow">{home.siteName}</p>
        <h1 className="showroom-hero__title">{home.heroWording}</h1>
      </div>
      {featured && <FeaturedCar car={featured} />}
    </section>
  )
}

function FeaturedCar({ car }: { car: CarCardData }) {
  const address = href('/cars/:slug', { slug: car.slug })
  return (
    <>
      <a className="showroom-hero__picture" href={address} tabIndex={-1} aria-hidden="true">
        <CarPhoto
          picture={car.picture}
          defaultPicture={car.defaultPicture}
          alt=""
          sizes="(min-width: 64rem) 60rem, 100vw"
          isFirst
        />
      </a>
      <div className="container showroom-hero__caption">
        <div>
          <h2 className="showroom-hero__car">{car.title}</h2>
          {car.subtitle && <p className="showroom-hero__subtitle">{car.subtitle}</p>}
        </div>
        <Price price={car.price} />
        <a className="button" href={address}>
          Explore Vehicle<span className="visually-hidden">: {car.title}</span>
        </a>
      </div>
    </>
  )
}
