import { href } from 'react-router'
import { OfferCards } from '../../offers/offer-cards.tsx'
import { SectionFrame } from '../section-frame.tsx'
import type { ShownSectionOf } from '../shown-section.ts'

/** The offers that are running. */
export function OffersSection({ section: { heading, offers } }: { section: ShownSectionOf<'offers'> }) {
  return (
    <SectionFrame
      heading={heading ?? 'Current offers'}
      more={{ label: 'See all offers', href: href('/offers') }}
    >
      <OfferCards offers={offers} heading="h3" />
    </SectionFrame>
  )
}
