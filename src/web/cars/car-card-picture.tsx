import type { CarCardData } from './car-card-data.ts'
import { CarPhoto } from './car-photo.tsx'

type CarCardPictureProps = { car: CarCardData; sizes: string; isFirst: boolean }

/** The picture on a card. It leads where the name leads, so it is no further stop for the keyboard. */
export function CarCardPicture({ car, sizes, isFirst }: CarCardPictureProps) {
  return (
    <a className="car-card__picture" href={`/cars/${car.slug}`} tabIndex={-1} aria-hidden="true">
      <CarPhoto
        picture={car.picture}
        defaultPicture={car.defaultPicture}
        alt=""
        sizes={sizes}
        isFirst={isFirst}
      />
    </a>
  )
}
