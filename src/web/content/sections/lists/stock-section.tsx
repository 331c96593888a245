import { CarCards } from '../../../cars/card/car-cards.tsx'
import { SectionFrame } from '../section-frame.tsx'
import type { ShownSectionOf } from '../shown-section.ts'

/** Vehicles that a search finds. */
export function StockSection({ section: { heading, cars, address } }: { section: ShownSectionOf<'stock'> }) {
  return (
    <SectionFrame heading={heading ?? 'In stock now'} more={{ label: 'See them all', href: address }}>
      <CarCards cars={cars} />
    </SectionFrame>
  )
}
