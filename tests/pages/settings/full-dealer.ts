import type { StoredCar } from '#data/cars/cars.ts'
import type { SiteDocument } from '#sites/site.ts'
import { sampleQuote } from '../../support/samples/sample-quote.ts'

const words = { title: 'A title', text: 'Some text.' }
const cover = { ...words, facts: [words] }
const weekdays = [1, 2, 3, 4, 5]

/** A document with every section filled in, so that each of its settings can change. */
export const fullDocument: SiteDocument = {
  slug: 'full-dealer',
  name: 'Harbour Motors',
  email: 'sales@harbour.example',
  phone: '07 7010 0001',
  dealershipId: '1',
  hosts: ['harbour.example'],
  manufacturer: { name: 'Toyota' },
  logo: { url: 'https://pictures.example/logo.png', size: { width: 320, height: 80 } },
  description: 'Cars in Wynnum.',
  social: {
    facebookUrl: 'https://facebook.example/harbour',
    instagramUrl: 'https://instagram.example/harbour',
    youtubeUrl: 'https://youtube.example/harbour',
  },
  menu: [{ label: 'Stock', href: '/search', children: [{ label: 'Utes', href: '/search/ute' }] }],
  headerButtons: [{ label: 'Book a Service', href: '/book-a-service' }],
  footerMenu: [{ label: 'About us', href: '/about-us' }],
  home: {
    featuredStockNumbers: ['U1'],
  },
  reviews: [
    { id: '1', name: 'Kim', stars: 5, text: 'Good.', day: '2026-02-01', source: 'Google', locationId: '10' },
  ],
  specialHours: [
    {
      from: '2026-03-20',
      until: '2026-03-21',
      name: 'Show day',
      department: 'sales',
      locationIds: ['10'],
      opens: '10:00',
      closes: '12:00',
    },
  ],
  map: { embedKey: 'AIzaFirstKeyOfTheDealer00' },
  dealerships: [
    {
      id: '2',
      slug: 'summit',
      name: 'Summit Motors',
      licenceNumber: 'LMD 1',
      repairerLicenceNumber: 'MVR 1',
      rating: { average: 4.6, count: 20 },
    },
    { id: '1', slug: 'harbour', name: 'Harbour Motors' },
  ],
  content: { frameHosts: ['tours.example'], videoServices: ['youtube'] },
  privacy: {
    companies: [{ name: 'Harbour Motors Pty Ltd', abn: '12 345 678 901' }],
    officer: {
      name: 'Robin Ives',
      postalAddress: 'PO Box 1, Wynnum QLD 4178',
      phone: '07 7010 0009',
      email: 'privacy@harbour.example',
    },
  },
  locations: [
    {
      id: '10',
      type: 'primary',
      dealershipSlug: 'harbour',
      name: 'Harbour Wynnum',
      phone: '07 7010 0010',
      street: '1 Bay Terrace',
      city: 'Wynnum',
      state: 'qld',
      postcode: '4178',
      latitude: -27.44,
      longitude: 153.17,
      placeUrl: 'https://maps.example/wynnum',
      feedCodes: ['Y1'],
      tag: 'New',
      rating: { average: 4.7, count: 12 },
      hours: [...weekdays, 6, 0].map((day) => ({ day, opens: '08:30', closes: '17:30' })),
    },
    {
      id: '20',
      dealershipSlug: 'harbour',
      name: 'Harbour Cairns',
      city: 'Cairns',
      state: 'qld',
      type: 'sales',
    },
  ],
  stock: {
    makeMarks: [{ make: 'Toyota', url: 'https://pictures.example/toyota.svg' }],
    marketingCardPositions: [1],
    callToActionPositions: [2],
  },
  purchase: {
    accessories: [{ id: 'tow-bar', name: 'Tow bar', text: 'Fitted by us.', priceCents: 900_00 }],
    protection: [{ id: 'paint', name: 'Paint', text: 'Seven years.', priceCents: 800_00 }],
    deliveryCents: 100_00,
    deliveryText: 'Nearby.',
  },
  carPage: {
    whyBuyFromUs: [words],
    protection: [words],
    chatUrl: 'sms:+61491570156',
    chatCommand: 'Chatty.open',
  },
  prices: { defaultKind: 'drive_away' },
  finance: { provider: 'Manual', creditLicence: 'ACL 1', disclaimers: ['Terms apply.'] },
  reservations: { enabled: true },
  delivery: { destinations: [{ kind: 'email', to: 'leads@harbour.example' }], senderName: 'Harbour' },
  phones: {},
  appointments: {
    plans: [
      {
        kind: 'test-drive',
        weekly: weekdays.map((day) => ({ day, opens: '09:00', closes: '11:00' })),
        daysAhead: 40,
        capacity: 2,
        noticeHours: 2,
      },
    ],
    blocked: [{ from: '2026-03-12', until: '2026-03-12', reason: 'Stocktake' }],
  },
  service: {
    intervals: ['15,000 km'],
    photo: { url: 'https://pictures.example/shop.jpg', alt: 'The workshop' },
    blurbs: [words],
    perks: [words],
    certified: words,
    warranty: cover,
    roadsideAssist: cover,
    complimentaryInterval: '3 months',
    freeRideKm: 5,
    meetingPoints: { places: ['Station'], dropOff: ['07:45'], pickUp: ['16:30'] },
  },
  promotions: {
    offersCount: 2,
    marketingCards: [
      {
        image: 'https://pictures.example/card.png',
        alt: 'An offer',
        link: '/offers',
        background: '#123456',
        start: '2026-03-10',
        expiry: '2026-03-11',
      },
    ],
    spinToWin: {
      id: 'autumn',
      text: 'Spin for a prize.',
      from: '2026-03-01',
      until: '2026-03-31',
      terms: ['One spin each.'],
      permits: 'None is needed.',
      prizes: [
        { id: 'cap', name: 'A cap', details: 'In blue.', share: 1_000_000, stock: 9 },
        { id: 'luck', name: 'Better luck next time', share: 1, isWin: false },
      ],
    },
    callToAction: { heading: 'Not found it?', text: 'Tell us.', linkLabel: 'Contact us', link: '/contact' },
  },
  tracking: {
    ga4MeasurementId: 'G-ABCDEFGHIJ',
    outsideScripts: [
      {
        name: 'Chatty',
        src: 'https://chatty.example/chat.js',
        category: 'chat',
        purpose: 'Lets you write to us.',
        weightKb: 40,
        talksTo: ['https://api.chatty.example'],
      },
    ],
  },
}

const marketPrices = { stateAverageCents: 47_230_00, averageCents: 50_000_00, kind: 'drive_away' } as const

/** Vehicles that every setting about vehicles affects. */
export const fullStock: Partial<StoredCar>[] = [
  {
    slug: 'hilux',
    stockNumber: 'U1',
    priceType: null,
    priceKind: null,
    certified: true,
    marketPrices: { ...marketPrices, kind: 'drive_away' },
    subscriptionPriceCents: 389_00,
    categories: ['Work Utes'],
    variant: { cylinders: 4, engineLitres: 2.8, induction: 'Turbo' },
    financeLenders: { Manual: sampleQuote(), '360': sampleQuote({ paymentWeekCents: 99_00 }) },
    images: ['https://pictures.example/1.jpg'],
  },
  {
    slug: 'hybrid',
    stockNumber: 'N2',
    carType: 'new',
    simpleFuel: 'Hybrid',
    priceType: 'Drive Away',
    marketPrices,
  },
  { slug: 'priceless', stockNumber: 'U3', make: 'Mazda', model: 'CX-5', simpleBody: 'SUV', priceCents: null },
  {
    id: '0198f6c2-0000-7000-8000-00000000000a',
    slug: 'anywhere',
    stockNumber: 'U5',
    dealershipId: null,
    locationId: null,
  },
  { slug: 'sold', stockNumber: 'U4', status: 'sold', soldAt: new Date('2026-03-08T12:00:00+10:00') },
]
