import { appointments } from './appointments.ts'
import { type Dealer, priceTerms } from './dealer.ts'
import { mondayToFriday, open, place, SATURDAY, SUNDAY } from './place.ts'
import { moneyBack, newWarranty, ownWorkshop, paintProtection, tintedWindows } from './reasons.ts'
import { wheels } from './wheels.ts'
import { workshops } from './workshops.ts'
import { groupReviews } from './reviews/group-reviews.ts'
import { specialHours } from './special-hours.ts'

/** One brand, one showroom, and a workshop one suburb away. */
export const pemberwick: Dealer = {
  site: {
    slug: 'pemberwick',
    name: 'Pemberwick Nissan',
    hosts: ['www.pemberwick-nissan.example'],
    dealershipId: '2208',
    timeZone: 'Australia/Melbourne',
    defaultState: 'vic',
    manufacturer: { name: 'Nissan' },
    phone: '(03) 7010 2200',
    email: 'sales@pemberwick-nissan.example',
    description:
      'New, demonstrator and used Nissans in Ringwood, with our own workshop down the road in Bayswater.',
    social: { facebookUrl: 'https://facebook.example/pemberwick' },
    template: 'showroom',
    theme: { brand: '#b3001b', accent: '#3f3f46', radius: 'none', colorScheme: 'auto' },
    dealerships: [
      {
        id: '2208',
        slug: 'pemberwick-nissan',
        name: 'Pemberwick Nissan',
        licenceNumber: 'LMCT 98220',
        rating: { average: 4.6, count: 433 },
      },
    ],
    locations: [
      place('Ringwood', {
        id: 'PN-RIN',
        rating: { average: 4.5, count: 318 },
        manufacturers: ['Nissan'],
        dealershipSlug: 'pemberwick-nissan',
        name: 'Pemberwick Nissan Ringwood',
        phone: '(03) 7010 2210',
        street: '512 Larkfield Highway',
        hours: [
          ...open(mondayToFriday, '08:30', '18:00'),
          ...open([SATURDAY], '09:00', '17:00'),
          ...open([SUNDAY], '11:00', '16:00'),
        ],
      }),
      place('Bayswater', {
        id: 'PN-BAY',
        rating: { average: 4.8, count: 115 },
        manufacturers: ['Nissan'],
        dealershipSlug: 'pemberwick-nissan',
        name: 'Pemberwick Nissan Bayswater - Service',
        phone: '(03) 5550 2230',
        street: '18 Millrace Court',
        type: 'service-and-parts',
        hours: [...open(mondayToFriday, '07:30', '17:30'), ...open([SATURDAY], '08:00', '12:30')],
      }),
    ],
    specialHours: specialHours.pemberwick,
    reviews: [...groupReviews.pemberwick],
    stock: {
      anonymousFavourites: true,
      vehicleWord: 'vehicle',
      soldDays: 7,
      carTypeFilter: 'new-demo-combined',
      defaultSort: 'relevance',
      marketingCardPositions: [4, 15],
    },
    carPage: {
      guarantee: { moneyBack: true },
      whyBuyFromUs: [newWarranty, ownWorkshop, moneyBack],
      protection: [paintProtection, tintedWindows],
    },
    prices: { defaultKind: 'drive_away', marketBadge: true, marketPriceSource: 'redbook' },
    finance: {
      provider: 'Nissan Finance',
      calculatorRate: 8.5,
      gatePersonalised: true,
      creditLicence: 'Australian Credit Licence 000388',
      disclaimers: [
        'Finance is offered to approved applicants on eligible vehicles. A guaranteed future value applies only where the contract says so.',
      ],
    },
    purchase: {
      accessories: [
        { id: 'roof-racks', name: 'Roof racks', priceCents: 890_00 },
        { id: 'cargo-liner', name: 'Cargo liner', priceCents: 220_00 },
      ],
      deliveryCents: 0,
      deliveryText: 'To any address in greater Melbourne.',
    },
    reservations: {
      enabled: true,
      path: 'buy-online',
      onlinePurchase: 'used',
      depositCents: 50_000,
      takesPayments: true,
    },
    forms: {
      pagesPrefix: true,
      termsWording: '* You must agree to the terms of use before submitting the form.',
    },
    appointments: appointments.pemberwick,
    service: workshops.pemberwick,
    locationDisplay: { minimumRating: 4.3, hiddenReviewIds: ['pemberwick-2'] },
    promotions: {
      spinToWin: wheels.pemberwick,
      offersCount: 2,
      marketingCards: [
        {
          image: '/demo-media/poster-pemberwick-service.svg',
          alt: 'Serviced by people who know Nissan, at our workshop in Bayswater: book a service.',
          link: '/book-a-service',
          background: '#2b2b2f',
        },
      ],
    },
  },
  lot: {
    count: 90,
    stockPrefix: { new: 'PN', demo: 'PD', used: 'PU' },
    firstStockNumber: 7003,
    carTypes: [
      ['new', 55],
      ['demo', 15],
      ['used', 30],
    ],
    franchises: [{ make: 'Nissan', locationId: 'PN-RIN' }],
    usedLocationIds: ['PN-RIN'],
    usedAgeMonths: [8, 96],
    taste: ({ model, newPriceDollars }) =>
      (model.make === 'Nissan' ? 14 : 1) * (newPriceDollars > 110_000 ? 0 : 1),
    caravans: 0,
    prices: [
      [priceTerms.driveAway, 8],
      [priceTerms.estimated, 1],
      [priceTerms.unsaid, 1],
    ],
    unpriced: 0,
    private: false,
  },
}
