import { CarouselButtons } from './carousel-buttons.tsx'
import { useCarousel } from './use-carousel.ts'

type CarouselProps = {
  label: string
  items: readonly { id: string; content: React.ReactNode }[]
}

/** A row that is swiped or scrolled sideways. The buttons come with scripts; the row works without them. */
export function Carousel({ label, items }: CarouselProps) {
  const [listRef, carousel] = useCarousel()
  return (
    <section className="carousel" aria-label={label}>
      {/* A list that scrolls has to be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        className="carousel__items"
        ref={listRef}
        onScroll={carousel.onScroll}
        onKeyDown={carousel.onKeyDown}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={label}
      >
        {items.map(({ id, content }) => (
          <li key={id}>{content}</li>
        ))}
      </ul>
      <CarouselButtons carousel={carousel} />
    </section>
  )
}
