import { href } from 'react-router'
import type { CarCardData } from './car-card-data.ts'

type CarCardTitleProps = {
  car: Pick<CarCardData, 'slug' | 'title' | 'subtitle'>
  /** `h2` where the cards are what the page is about. Elsewhere they are below the heading of their section. */
  heading: 'h2' | 'h3' | undefined
}

/** A vehicle's name on its card, with its badge and series. It links to the vehicle. */
export function CarCardTitle({ car, heading: Heading = 'h3' }: CarCardTitleProps) {
  return (
    <Heading className="car-card__title">
      <a href={href('/cars/:slug', { slug: car.slug })}>
        {car.title}
        {car.subtitle && <span className="car-card__subtitle"> {car.subtitle}</span>}
      </a>
    </Heading>
  )
}
