import { purchaseChoices } from '../purchase-choices.ts'
import { appointments } from './appointments.ts'
import { type Dealer, priceTerms } from './dealer.ts'
import { mondayToFriday, open, place, SATURDAY } from './place.ts'
import { newWarranty, paintProtection, roadside } from './reasons.ts'
import { workshops } from './workshops.ts'
import { specialistReviews } from './reviews/specialist-reviews.ts'
import { specialHours } from './special-hours.ts'

/** Electric and hybrid cars, to buy or by the week. */
export const ampersand: Dealer = {
  site: {
    slug: 'ampersand',
    name: 'Ampersand Electric',
    hosts: ['ampersand-electric.example'],
    dealershipId: 'AMP',
    timeZone: 'Australia/Canberra',
    defaultState: 'act',
    logo: { url: '/demo-media/logo-ampersand.svg', size: { width: 300, height: 68 } },
    icon: { url: '/demo-media/icon-ampersand.svg' },
    phone: '(02) 5550 6060',
    email: 'charge@ampersand-electric.example',
    description:
      'Electric and hybrid cars in Canberra: buy one, or subscribe by the week and hand it back when you like.',
    social: {
      instagramUrl: 'https://instagram.example/ampersand',
      youtubeUrl: 'https://youtube.example/ampersand',
    },
    template: 'metropolitan',
    theme: { brand: '#065f46', accent: '#1d4ed8', radius: 'large' },
    dealerships: [
      {
        id: 'AMP',
        slug: 'ampersand-electric',
        name: 'Ampersand Electric',
        licenceNumber: 'LIC 9806060',
        rating: { average: 4.9, count: 176 },
      },
    ],
    locations: [
      place('Fyshwick', {
        id: 'AM-FYS',
        dealershipSlug: 'ampersand-electric',
        name: 'Ampersand Fyshwick',
        phone: '(02) 5550 6061',
        street: '31 Turbine Street',
        hours: [...open(mondayToFriday, '08:30', '18:00'), ...open([SATURDAY], '09:00', '16:00')],
      }),
      place('Belconnen', {
        id: 'AM-BEL',
        dealershipSlug: 'ampersand-electric',
        name: 'Ampersand Belconnen - Service',
        phone: '(02) 5550 6062',
        street: '8 Lumen Place',
        type: 'service',
        hours: open(mondayToFriday, '07:30', '17:00'),
      }),
      // New arrivals wait here, where nobody can visit them.
      place('Hume', {
        id: 'AM-HUM',
        dealershipSlug: 'ampersand-electric',
        name: 'Ampersand Hume',
        street: '50 Ballast Circuit',
        type: 'parts',
        visible: false,
      }),
    ],
    specialHours: specialHours.ampersand,
    reviews: [...specialistReviews.ampersand],
    stock: {
      electricTag: true,
      categories: ['Electric', 'Plug-in Hybrid', 'Hybrid', 'Long Range', 'Under $40k', 'By Subscription'],
      anonymousFavourites: true,
      callToActionPositions: [8],
    },
    carPage: {
      whyBuyFromUs: [newWarranty, roadside],
      protection: [paintProtection],
      chatUrl: 'sms:+61491570158',
    },
    prices: {
      offersSubscriptions: true,
      noPriceText: 'Ask us for today’s price.',
      defaultKind: 'drive_away',
    },
    appointments: appointments.ampersand,
    service: workshops.ampersand,
    finance: {
      provider: 'Angle',
      disclaimers: ['$0 final payment: the loan is paid off in full with its last instalment.'],
    },
    purchase: purchaseChoices,
    reservations: {
      enabled: true,
      path: 'buy-online',
      onlinePurchase: 'all',
      depositCents: 25_000,
      takesPayments: true,
    },
    forms: { gateSpinToWin: true },
    // A demo loads no third-party scripts: a note in the data layer takes their place.
    tracking: { ga4MeasurementId: 'G-DEMO000001', consent: 'ask' },
    promotions: {
      offersCount: 1,
      marketingCards: [
        {
          image: '/demo-media/poster-ampersand-subscribe.svg',
          alt: 'Drive electric by the week, and hand it back when you like: ask how it works.',
          link: '/contact?category=General+Enquiry',
          background: '#064e3b',
          position: 5,
        },
      ],
      callToAction: {
        heading: 'Can’t find it?',
        text: 'Tell us what you’re after and we’ll track it down.',
        linkLabel: 'Tell us what you’re after',
        link: '/contact?category=General+Enquiry',
      },
    },
  },
  lot: {
    count: 72,
    stockPrefix: { new: 'AN', demo: 'AD', used: 'AU' },
    firstStockNumber: 1201,
    carTypes: [
      ['new', 30],
      ['demo', 12],
      ['used', 58],
    ],
    franchises: [
      { make: 'BYD', locationId: 'AM-FYS' },
      { make: 'Kia', locationId: 'AM-FYS' },
      { make: 'Polestar', locationId: 'AM-FYS' },
    ],
    usedLocationIds: ['AM-FYS'],
    usedAgeMonths: [8, 84],
    taste: ({ engine }) =>
      ({ electric: 6, phev: 5, hybrid: 1, petrol: 0, premium: 0, diesel: 0 })[engine.fuel],
    caravans: 0,
    prices: [
      [priceTerms.driveAway, 7],
      [priceTerms.unsaid, 2],
    ],
    unpriced: 0,
    private: false,
  },
}
