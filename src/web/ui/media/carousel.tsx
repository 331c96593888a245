import { CarouselButtons } from './carousel-buttons.tsx'
import { CarouselRow } from './carousel-row.tsx'
import { useCarousel } from './use-carousel.ts'
import './carousel.css'

type CarouselProps = {
  label: string
  items: readonly { id: string; content: React.ReactNode }[]
}

/** A row to swipe or scroll sideways. The buttons need scripts; the row works without them. */
export function Carousel({ label, items }: CarouselProps) {
  const row = useCarousel()
  const [, carousel] = row
  return (
    <section className="carousel" aria-label={label}>
      <CarouselRow className="carousel__items" label={label} carousel={row}>
        {items.map(({ id, content }) => (
          <li key={id}>{content}</li>
        ))}
      </CarouselRow>
      <CarouselButtons carousel={carousel} />
    </section>
  )
}
