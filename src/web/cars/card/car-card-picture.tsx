import { href } from 'react-router'
import { useRef, useState } from 'react'
import { useInView } from '../../ui/use-in-view.ts'
import type { CarCardData } from './car-card-data.ts'
import { CarPhoto } from '../media/car-photo.tsx'
import { PhotoArrows } from '../media/photo-arrows.tsx'
import '../media/car-photo.css'

type CarCardPictureProps = { car: CarCardData; sizes: string; isFirst: boolean }

/**
 * The pictures on a card, to swipe through. They link to the same page as the title, so keyboards skip them. Only the
 * first is fetched until the visitor reaches for the others.
 */
export function CarCardPicture({ car, sizes, isFirst }: CarCardPictureProps) {
  const rowRef = useRef<HTMLAnchorElement>(null)
  const isSeen = useInView(rowRef)
  const [isWanted, setIsWanted] = useState(false)
  const [current, setCurrent] = useState(0)
  const others = isSeen ? car.morePictures : []
  const photo = { defaultPicture: car.defaultPicture, alt: '', sizes }
  const want = () => setIsWanted(true)

  return (
    <div className="car-card__picture" aria-hidden="true" onPointerEnter={want} onTouchStart={want}>
      <a
        className="car-card__photos"
        href={href('/cars/:slug', { slug: car.slug })}
        tabIndex={-1}
        ref={rowRef}
        onScroll={({ currentTarget: row }) => {
          want()
          setCurrent(Math.round(row.scrollLeft / row.clientWidth))
        }}
      >
        <CarPhoto {...photo} picture={car.picture} isFirst={isFirst} />
        {others.map((picture) =>
          isWanted ? (
            <CarPhoto key={picture.src} {...photo} picture={picture} />
          ) : (
            <span key={picture.src} className="car-photo" />
          ),
        )}
      </a>
      {others.length > 0 && <PhotoArrows rowRef={rowRef} current={current} count={others.length + 1} />}
    </div>
  )
}
