import { createId } from '#data/create-id.ts'
import type { SiteDocument } from '#sites/site.ts'

/** The document of a small site, with a unique slug. */
export function siteDocument(overrides: Partial<SiteDocument> = {}): SiteDocument {
  return {
    slug: `dealer-${createId()}`,
    name: 'Harbour Motors',
    email: 'sales@harbour.example',
    phone: '07 7010 0001',
    dealershipId: '1',
    dealerships: [{ id: '1', slug: 'harbour', name: 'Harbour Motors' }],
    locations: [
      { id: '10', dealershipSlug: 'harbour', name: 'Harbour Motors Wynnum', city: 'Wynnum', state: 'qld' },
    ],
    ...overrides,
  }
}
