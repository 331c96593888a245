import type { useCarousel } from './use-carousel.ts'

type CarouselRowProps = {
  className: string
  label: string
  carousel: ReturnType<typeof useCarousel>
  children: React.ReactNode
}

/** A list that scrolls sideways. Focusable, because the arrow keys scroll it. */
export function CarouselRow({ className, label, carousel: [listRef, carousel], children }: CarouselRowProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul
      className={className}
      ref={listRef}
      onScroll={carousel.onScroll}
      onKeyDown={carousel.onKeyDown}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={label}
    >
      {children}
    </ul>
  )
}
