import { appointments } from './appointments.ts'
import { type Dealer, priceTerms } from './dealer.ts'
import { mondayToFriday, open, place, SATURDAY, SUNDAY } from './place.ts'
import { clearTitle, mechanicalProtection, moneyBack, roadside, tintedWindows } from './reasons.ts'
import { wheels } from './wheels.ts'
import { workshops } from './workshops.ts'
import { specialistReviews } from './reviews/specialist-reviews.ts'
import { specialHours } from './special-hours.ts'

const hours = [
  ...open(mondayToFriday, '09:00', '18:00'),
  ...open([SATURDAY], '09:00', '17:00'),
  ...open([SUNDAY], '10:00', '16:00'),
]

/** A large used-car yard that sells on price, with dense pages. */
export const copperjack: Dealer = {
  site: {
    slug: 'copperjack',
    name: 'Copperjack Used Cars',
    dealershipId: 'CJ1',
    timeZone: 'Australia/Sydney',
    defaultState: 'nsw',
    logo: { url: '/demo-media/logo-copperjack.svg', size: { width: 300, height: 68 } },
    icon: { url: '/demo-media/icon-copperjack.svg' },
    phone: '1300 975 707',
    email: 'yard@copperjack.example',
    description:
      'Used cars at three yards across Sydney and the Central Coast, with every price on the windscreen.',
    social: { facebookUrl: 'https://facebook.example/copperjack' },
    template: 'yard',
    theme: { brand: '#9a3412', accent: '#1d4ed8', radius: 'none' },
    home: {
      sections: [
        'featured',
        'recently-viewed',
        'latest',
        'offers',
        'price-search',
        'body-types',
        'brands',
        'trade-in',
        'finance',
        'service',
        'reviews',
        'team',
        'posts',
        'locations',
      ],
      featuredStockNumbers: ['CJ10368', 'CJ10347', 'CJ10123', 'CJ10403', 'CJ10487', 'CJ10412'],
    },
    dealerships: [
      {
        id: 'CJ1',
        slug: 'copperjack-minchinbury',
        name: 'Copperjack Minchinbury',
        licenceNumber: 'MD 098215',
        repairerLicenceNumber: 'MVRL 98215',
        rating: { average: 4.4, count: 1284 },
      },
      {
        id: 'CJ2',
        slug: 'copperjack-lansvale',
        name: 'Copperjack Lansvale',
        licenceNumber: 'MD 098216',
        rating: { average: 4.3, count: 702 },
      },
      {
        id: 'CJ3',
        slug: 'copperjack-tuggerah',
        name: 'Copperjack Tuggerah',
        licenceNumber: 'MD 098217',
        rating: { average: 4.5, count: 366 },
      },
    ],
    locations: [
      place('Minchinbury', {
        id: 'CJ-MIN',
        rating: { average: 4.4, count: 1284 },
        subtypes: ['buying'],
        dealershipSlug: 'copperjack-minchinbury',
        name: 'Copperjack Minchinbury',
        phone: '(02) 7010 3310',
        street: '2240 Old Furnace Road',
        hours,
        feedCodes: ['MIN', 'YARD1'],
        distributionLocations: ['CJ-LAN', 'CJ-TUG'],
      }),
      place('Lansvale', {
        id: 'CJ-LAN',
        rating: { average: 4.3, count: 702 },
        subtypes: ['buying'],
        dealershipSlug: 'copperjack-lansvale',
        name: 'Copperjack Lansvale',
        phone: '(02) 7010 3320',
        street: '61 Pennant Row',
        hours,
        feedCodes: ['LAN', 'YARD2'],
      }),
      place('Tuggerah', {
        id: 'CJ-TUG',
        rating: { average: 4.5, count: 366 },
        subtypes: ['buying'],
        dealershipSlug: 'copperjack-tuggerah',
        name: 'Copperjack Tuggerah',
        slug: 'tuggerah',
        phone: '(02) 5550 3330',
        street: '9 Slipway Drive',
        hours,
        feedCodes: ['TUG', 'YARD3'],
      }),
    ],
    specialHours: specialHours.copperjack,
    reviews: [...specialistReviews.copperjack],
    stock: {
      soldDays: 2,
      minimumUsedPhotos: 1,
      excludedStockNumbers: ['CJ10060', 'CJ10137'],
      excludedMakes: ['LDV'],
      categories: [
        'Under $10k',
        'Under $20k',
        'First Cars',
        'Family SUVs',
        'Work Utes',
        '7 Seaters',
        'Low Kms',
      ],
      sortOptions: ['price-asc', 'price-desc', 'latest', 'km-asc'],
      defaultSort: 'price-asc',
      approximateStockCount: 600,
      marketingCardPositions: [12],
      callToActionPositions: [8, 17],
      anonymousFavourites: true,
      heroWording: 'Search Our Stock',
      carTypes: ['used'],
    },
    carPage: {
      guarantee: { moneyBack: true },
      whyBuyFromUs: [moneyBack, clearTitle, roadside],
      protection: [mechanicalProtection, tintedWindows],
      chatUrl: 'sms:+61491570157',
    },
    prices: { defaultKind: 'excluding_government_charges', marketBadge: true, marketPriceSource: 'sandbox' },
    appointments: appointments.copperjack,
    privacy: { keepDays: 60, keepCustomerDays: 730 },
    service: workshops.copperjack,
    finance: {
      provider: 'Manual',
      comparisonRateWarning:
        'WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.',
    },
    reservations: { enabled: true, takesPayments: true },
    forms: {
      enquiryButton: 'Message Now',
      hideMessage: true,
      captcha: 'proof-of-work',
      optIn: 'notice',
      marketingNotice:
        'By sending this form you agree that we may text and email you about our cars and offers. Reply STOP at any time.',
    },
    customers: { codesPerDay: 500, alerts: ['price-drop', 'back-in-stock', 'new-match'] },
    delivery: {
      destinations: [
        { kind: 'email', to: 'yard@copperjack.example' },
        { kind: 'email', to: 'landsborough@copperjack.example', locations: ['CJ-LAN'] },
        { kind: 'sms', to: '+61491570158' },
      ],
    },
    phones: { override: '1300 975 707' },
    locationDisplay: { weekdayWording: 'Mon to Fri', saturdayWording: 'Sat', sundayWording: 'Sun' },
    promotions: {
      spinToWin: wheels.copperjack,
      offersCount: 1,
      marketingCards: [
        {
          image: '/demo-media/poster-copperjack-cash.svg',
          alt: 'We buy cars. Any make, any age, and an offer while you wait: sell us yours.',
          link: '/sell-my-car',
          background: '#7a270d',
          displayTypes: ['used'],
        },
      ],
      callToAction: {
        heading: 'Not on the yard?',
        text: 'Tell us what you’re after and we’ll track it down.',
        linkLabel: 'Ask us to find it',
        link: '/contact?category=General+Enquiry',
      },
    },
  },
  lot: {
    count: 600,
    stockPrefix: { new: 'CJ', demo: 'CJ', used: 'CJ' },
    firstStockNumber: 10004,
    carTypes: [['used', 1]],
    franchises: [],
    usedLocationIds: ['CJ-MIN', 'CJ-MIN', 'CJ-LAN', 'CJ-TUG'],
    usedAgeMonths: [18, 216],
    taste: ({ newPriceDollars }) => (newPriceDollars > 100_000 ? 0.05 : 1),
    caravans: 0,
    prices: [
      [priceTerms.excludingCharges, 6],
      [priceTerms.driveAway, 3],
      [priceTerms.unsaid, 2],
    ],
    unpriced: 0,
    private: false,
  },
}
