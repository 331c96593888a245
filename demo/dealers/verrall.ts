import { appointments } from './appointments.ts'
import { type Dealer, priceTerms } from './dealer.ts'
import { open, place } from './place.ts'
import { clearTitle, ownWorkshop, paintProtection } from './reasons.ts'
import { specialistReviews } from './reviews/specialist-reviews.ts'
import { specialHours } from './special-hours.ts'

/** A boutique with a handful of cars, where the price is a conversation. */
export const verrall: Dealer = {
  site: {
    slug: 'verrall-quill',
    name: 'Verrall & Quill',
    hosts: ['www.verrallquill.example'],
    dealershipId: 'VQ',
    timeZone: 'Australia/Perth',
    defaultState: 'wa',
    overrideCity: 'Perth',
    phone: '(08) 7010 5500',
    email: 'concierge@verrallquill.example',
    description: 'A small collection of grand tourers and sports cars in Claremont, shown by appointment.',
    social: { instagramUrl: 'https://instagram.example/verrallquill' },
    template: 'showroom',
    theme: {
      brand: '#c8a96a',
      onBrand: '#17130a',
      accent: '#7c5e2a',
      tint: '#3b2f1c',
      radius: 'none',
      colorScheme: 'dark',
    },
    dealerships: [{ id: 'VQ', slug: 'verrall-quill', name: 'Verrall & Quill', licenceNumber: 'MD 98055' }],
    locations: [
      place('Claremont', {
        id: 'VQ-CLA',
        dealershipSlug: 'verrall-quill',
        name: 'Verrall & Quill Claremont',
        phone: '(08) 7010 5510',
        street: '4 Peppermint Mews',
        hours: open([2, 3, 4, 5, 6], '10:00', '17:00'),
      }),
    ],
    tracking: { ga4MeasurementId: 'G-DEMO000003', consent: 'ask' },
    specialHours: specialHours.verrall,
    reviews: [...specialistReviews.verrall],
    stock: {
      vehicleWord: 'vehicle',
      soldDays: 30,
      defaultSort: 'price-desc',
      hideCardDetails: true,
      marketingCardPositions: [],
      saving: false,
      heroWording: 'Search Our Stock',
      carTypes: ['used'],
    },
    carPage: {
      whyBuyFromUs: [clearTitle, ownWorkshop],
      protection: [paintProtection],
    },
    // The concierge replies to everyone in person.
    delivery: { acknowledge: false },
    prices: { noPriceText: 'Price on application.', defaultKind: 'excluding_government_charges' },
    appointments: appointments.verrall,
    finance: { provider: 'T', excluded: true },
    locationDisplay: { hideReviews: true },
    map: { kind: 'drawn' },
  },
  lot: {
    count: 10,
    stockPrefix: { new: 'VQ', demo: 'VQ', used: 'VQ' },
    firstStockNumber: 212,
    carTypes: [['used', 1]],
    franchises: [],
    usedLocationIds: ['VQ-CLA'],
    usedAgeMonths: [10, 100],
    taste: ({ newPriceDollars, model }) =>
      newPriceDollars >= 160_000 && model.make !== 'Chevrolet' ? 1 / model.popularity : 0,
    caravans: 0,
    prices: [[priceTerms.unsaid, 1]],
    unpriced: 0.3,
    private: false,
  },
}
