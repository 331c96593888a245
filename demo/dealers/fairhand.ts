import { type Dealer, priceTerms } from './dealer.ts'
import { open, place, SATURDAY } from './place.ts'
import { clearTitle } from './reasons.ts'
import { specialistReviews } from './reviews/specialist-reviews.ts'
import { specialHours } from './special-hours.ts'

/** Sells people’s own cars for them: the cars stay at home, and only the suburb and postcode are shown. */
export const fairhand: Dealer = {
  site: {
    slug: 'fairhand',
    name: 'Fairhand Consignment Cars',
    dealershipId: 'FH-01',
    timeZone: 'Australia/Hobart',
    defaultState: 'tas',
    phone: '(03) 7010 9090',
    email: 'desk@fairhand.example',
    description:
      'All the value of a private sale without the hassle: we show the car, check the paperwork and look after the money.',
    template: 'yard',
    // The same template as Copperjack’s yards: these settings alone change its appearance.
    theme: {
      brand: '#4c1d95',
      accent: '#facc15',
      onAccent: '#1c1917',
      tint: '#6d28d9',
      radius: 'large',
    },
    // Without a workshop, a fleet desk or new cars.
    headerButtons: [
      { label: 'Sell My Car', href: '/sell-my-car' },
      { label: 'Book a Test Drive', href: '/book-test-drive' },
      { label: 'Make an Enquiry', href: '/contact' },
    ],
    footerMenu: [
      { label: 'Home', href: '/' },
      { label: 'Cars for sale', href: '/search' },
      { label: 'Sell my car', href: '/sell-my-car' },
      { label: 'Finance', href: '/finance' },
      { label: 'Locations', href: '/locations' },
      { label: 'About us', href: '/about-us' },
      { label: 'Contact us', href: '/contact' },
    ],
    dealerships: [
      {
        id: 'FH-01',
        slug: 'fairhand',
        name: 'Fairhand Consignment Cars',
        licenceNumber: 'MVT 9809',
        rating: { average: 4.7, count: 58 },
      },
    ],
    locations: [
      place('Moonah', {
        id: 'FH-MOO',
        dealershipSlug: 'fairhand',
        name: 'Fairhand Moonah',
        phone: '(03) 7010 9091',
        street: '66 Quince Street',
        hours: [...open([2, 3, 4, 5], '09:30', '17:00'), ...open([SATURDAY], '09:30', '13:00')],
      }),
      place('Invermay', {
        id: 'FH-INV',
        dealershipSlug: 'fairhand',
        name: 'Fairhand Invermay',
        phone: '(03) 5550 9092',
        street: '140 Capstan Road',
        hours: open([3, 4, 5], '10:00', '16:00'),
      }),
    ],
    specialHours: specialHours.fairhand,
    reviews: [...specialistReviews.fairhand],
    stock: {
      soldDays: 10,
      sortOptions: ['relevance', 'latest', 'price-asc', 'price-desc', 'km-desc', 'km-asc'],
      defaultSort: 'km-desc',
      carTypes: ['used'],
      heroWording: 'Search Our Stock',
    },
    carPage: {
      whyBuyFromUs: [clearTitle],
    },
    prices: { noPriceText: 'Make the owner an offer.', defaultKind: 'drive_away' },
    finance: { provider: '360' },
    map: { kind: 'embed', embedKey: 'AIzaDemoKeyWithoutAnAccount' },
    forms: {
      steps: 'one',
      enquiryButton: 'Message Now',
      pagesPrefix: true,
      optIn: 'checkbox',
      captcha: 'turnstile',
      turnstileSiteKey: '0x4AAAAAAADEMOSITEKEY',
    },
    tracking: { gtmContainerId: 'GTM-DEMO01', consent: 'notice' },
    // Uses a Meilisearch server on this machine if one is running, otherwise the built-in engine.
    search: { engine: 'hosted', host: 'http://127.0.0.1:7700' },
  },
  lot: {
    count: 40,
    stockPrefix: { new: 'FH', demo: 'FH', used: 'FH' },
    firstStockNumber: 901,
    carTypes: [['used', 1]],
    franchises: [],
    usedLocationIds: ['FH-MOO', 'FH-INV'],
    usedAgeMonths: [14, 200],
    taste: ({ model }) => (['Van', 'People Mover'].includes(model.body) ? 0.3 : 1),
    caravans: 0.08,
    prices: [
      [priceTerms.unsaid, 4],
      [priceTerms.driveAway, 1],
    ],
    unpriced: 0,
    private: true,
  },
}
