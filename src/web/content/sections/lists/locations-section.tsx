import { lazy } from 'react'
import { ContactDetails } from '../../../contact/contact-section.tsx'
import type { ShownSectionOf } from '../shown-section.ts'

/** The dealer's locations: cards with a map, or lines of which several start closed. */
export function LocationsSection({
  section: { heading, contact, cards },
}: {
  section: ShownSectionOf<'locations'>
}) {
  if (cards) return <LocationCards locations={heading === null ? cards : { ...cards, heading }} />
  return <ContactDetails contact={contact} heading={heading ?? 'Where to find us'} isFolded />
}

const LocationCards = lazy(async () => ({
  default: (await import('../../../contact/locations-section.tsx')).LocationsSection,
}))
