import { href } from 'react-router'
import { useRef, useState } from 'react'
import { useInView } from '../../ui/use-in-view.ts'
import type { CarCardData } from './car-card-data.ts'
import { CarPhoto } from '../media/car-photo.tsx'
import { PhotoArrows } from '../media/photo-arrows.tsx'
import '../media/car-photo.css'

type CarCardPicturesProps = { car: CarCardData; sizes: string; isFirstCard: boolean }

/**
 * The pictures on a card, to swipe through. They link to the same page as the title, so the Tab key skips them. Only the
 * first is fetched until the visitor reaches for the others.
 */
export function CarCardPictures({ car, sizes, isFirstCard }: CarCardPicturesProps) {
  const rowRef = useRef<HTMLAnchorElement>(null)
  const isSeen = useInView(rowRef)
  const [shouldLoadOthers, setShouldLoadOthers] = useState(false)
  const [current, setCurrent] = useState(0)
  const others = isSeen ? car.morePictures : []
  const photoProps = { defaultPicture: car.defaultPicture, alt: '', sizes }
  const loadOthers = () => setShouldLoadOthers(true)

  return (
    <div
      className="car-card__picture"
      aria-hidden="true"
      onPointerEnter={loadOthers}
      onTouchStart={loadOthers}
    >
      <a
        className="car-card__photos"
        href={href('/cars/:slug', { slug: car.slug })}
        tabIndex={-1}
        ref={rowRef}
        onScroll={({ currentTarget: row }) => {
          loadOthers()
          setCurrent(Math.round(row.scrollLeft / row.clientWidth))
        }}
      >
        <CarPhoto {...photoProps} picture={car.picture} isFirst={isFirstCard} />
        {others.map((picture) =>
          shouldLoadOthers ? (
            <CarPhoto key={picture.src} {...photoProps} picture={picture} />
          ) : (
            <span key={picture.src} className="car-photo" />
          ),
        )}
      </a>
      {others.length > 0 && <PhotoArrows rowRef={rowRef} current={current} count={others.length + 1} />}
    </div>
  )
}
