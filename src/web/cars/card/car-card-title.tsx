import { href } from 'react-router'
import type { CarCardData } from './car-card-data.ts'

/** A vehicle's name on its card, with its badge and series. It links to the vehicle. */
export function CarCardTitle({ car }: { car: Pick<CarCardData, 'slug' | 'title' | 'subtitle'> }) {
  return (
    <h2 className="car-card__title">
      <a href={href('/cars/:slug', { slug: car.slug })}>
        {car.title}
        {car.subtitle && <span className="car-card__subtitle"> {car.subtitle}</span>}
      </a>
    </h2>
  )
}
