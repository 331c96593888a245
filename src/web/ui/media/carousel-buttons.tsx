import { Icon } from '../icon.tsx'
import type { CarouselState } from './use-carousel.ts'
import './carousel.css'

/** Previous and next. At an end the button stays and keeps the focus, but does nothing. */
export function CarouselButtons({ carousel }: { carousel: CarouselState }) {
  const { current, isAtStart, isAtEnd, show } = carousel
  return (
    <div className="carousel-buttons" data-scripted="">
      <button
        className="icon-button"
        type="button"
        aria-label="Previous"
        aria-disabled={isAtStart}
        onClick={() => show(current - 1)}
      >
        <Icon name="previous" />
      </button>
      <button
        className="icon-button"
        type="button"
        aria-label="Next"
        aria-disabled={isAtEnd}
        onClick={() => !isAtEnd && show(current + 1)}
      >
        <Icon name="next" />
      </button>
    </div>
  )
}
