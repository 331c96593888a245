import { appointments } from './appointments.ts'
import { type Dealer, priceTerms } from './dealer.ts'
import { mondayToFriday, open, place, SATURDAY } from './place.ts'
import { clearTitle, mechanicalProtection, newWarranty, ownWorkshop, towPackage } from './reasons.ts'
import { workshops } from './workshops.ts'
import { groupReviews } from './reviews/group-reviews.ts'
import { specialHours } from './special-hours.ts'

const hours = [...open(mondayToFriday, '08:00', '17:30'), ...open([SATURDAY], '08:30', '12:30')]

/** A country group with towns a day’s drive apart, in three states. */
export const longfence: Dealer = {
  site: {
    slug: 'longfence',
    name: 'Longfence Country Motors',
    dealershipId: 'LF-DRW',
    timeZone: 'Australia/Darwin',
    defaultState: 'nt',
    logo: { url: '/demo-media/logo-longfence.svg', size: { width: 300, height: 68 } },
    icon: { url: '/demo-media/icon-longfence.svg' },
    phone: '1800 160 401',
    email: 'office@longfence.example',
    description:
      'Mitsubishi, Isuzu UTE and Ford across the Top End, the Centre and the Gulf, delivered to your gate.',
    social: { facebookUrl: 'https://facebook.example/longfence' },
    template: 'lifestyle',
    theme: { brand: '#7c2d12', accent: '#14532d' },
    dealerships: [
      {
        id: 'LF-DRW',
        slug: 'longfence-top-end',
        name: 'Longfence Top End',
        licenceNumber: 'MVD 9801',
        rating: { average: 4.7, count: 154 },
      },
      {
        id: 'LF-CEN',
        slug: 'longfence-centre',
        name: 'Longfence Centre',
        licenceNumber: 'MVD 9802',
        rating: { average: 4.6, count: 61 },
      },
      {
        id: 'LF-GUL',
        slug: 'longfence-gulf',
        name: 'Longfence Gulf & Kimberley',
        licenceNumber: '4098901',
        repairerLicenceNumber: 'MRB 98901',
        rating: { average: 4.8, count: 48 },
      },
    ],
    locations: [
      place('Winnellie', {
        id: 'LF-WIN',
        manufacturers: ['Mitsubishi', 'Ford'],
        dealershipSlug: 'longfence-top-end',
        name: 'Longfence Darwin',
        phone: '(08) 7010 8010',
        street: '85 Mangrove Jack Road',
        hours,
      }),
      place('Yarrawonga', {
        id: 'LF-PAL',
        manufacturers: ['Mitsubishi', 'Isuzu UTE', 'Ford'],
        dealershipSlug: 'longfence-top-end',
        name: 'Longfence Palmerston - Service',
        phone: '(08) 7010 8020',
        street: '12 Toolbox Court',
        type: 'service',
        hours,
      }),
      place('Katherine', {
        id: 'LF-KAT',
        manufacturers: ['Isuzu UTE'],
        dealershipSlug: 'longfence-top-end',
        name: 'Longfence Katherine',
        phone: '(08) 7010 8030',
        street: '340 Drover Terrace',
        type: 'sales',
        hours,
      }),
      place('Tennant Creek', {
        id: 'LF-TEN',
        dealershipSlug: 'longfence-centre',
        name: 'Longfence Tennant Creek - Parts',
        phone: '(08) 7010 8040',
        street: '7 Telegraph Bend',
        type: 'parts',
        // The counter closes for lunch.
        hours: [...open(mondayToFriday, '08:00', '12:00'), ...open(mondayToFriday, '13:00', '16:30')],
      }),
      place('Alice Springs', {
        id: 'LF-ASP',
        manufacturers: ['Mitsubishi'],
        dealershipSlug: 'longfence-centre',
        name: 'Longfence Alice Springs',
        phone: '(08) 7010 8050',
        street: '129 Ghost Gum Crescent',
        hours,
      }),
      place('Mount Isa', {
        id: 'LF-ISA',
        manufacturers: ['Isuzu UTE'],
        dealershipSlug: 'longfence-gulf',
        name: 'Longfence Mount Isa',
        phone: '(07) 7010 8060',
        street: '54 Copper Lode Street',
        timeZone: 'Australia/Brisbane',
        hours,
      }),
      place('Kununurra', {
        id: 'LF-KNX',
        manufacturers: ['Ford'],
        dealershipSlug: 'longfence-gulf',
        name: 'Longfence Kununurra',
        phone: '(08) 7010 8070',
        street: '16 Boab Siding',
        type: 'sales',
        hours: open(mondayToFriday, '08:00', '17:00'),
      }),
      place('Nhulunbuy', {
        id: 'LF-NHU',
        dealershipSlug: 'longfence-top-end',
        name: 'Longfence Nhulunbuy',
        street: '3 Saltpan Road',
        type: 'service-and-parts',
        tag: 'Coming Late 2027',
      }),
      place('Humpty Doo', {
        id: 'LF-HUM',
        dealershipSlug: 'longfence-top-end',
        name: 'Longfence Humpty Doo',
        street: '1180 Waterlily Highway',
        type: 'sales',
        tag: 'Coming Late 2027',
      }),
    ],
    specialHours: specialHours.longfence,
    reviews: [...groupReviews.longfence],
    stock: {
      makesInModelPaths: ['Isuzu Ute'],
      anonymousFavourites: true,
      vehicleWord: 'vehicle',
      soldDays: 5,
      categories: ['Work Utes', 'Tow Vehicles', 'Off Road', '7 Seaters', 'Low Kms'],
      carTypeFilter: 'without-all',
      defaultSort: 'km-asc',
      sortOptions: ['latest', 'price-asc', 'price-desc', 'km-asc', 'km-desc'],
      showEngineDetails: true,
    },
    carPage: {
      whyBuyFromUs: [newWarranty, ownWorkshop, clearTitle],
      protection: [towPackage, mechanicalProtection],
      chatCommand: 'FencelineChat.open',
    },
    prices: {
      defaultKind: 'estimated_drive_away',
      wasPriceDays: 28,
      marketBadge: true,
      marketPriceSource: 'autograb',
    },
    finance: {
      provider: 'Powertorque',
      comparisonRateBasis: 'Comparison rates are based on a secured loan of $30,000 over a term of 5 years.',
    },
    reservations: { enabled: true, takesPayments: true, takesInvoices: true, mostInvoiceCents: 2_000_000 },
    appointments: appointments.longfence,
    service: workshops.longfence,
    locationDisplay: { weekdayWording: 'Weekdays', minimumRating: 4.5 },
    map: {
      styleUrl: 'https://tiles.paddock.example/style.json',
      talksTo: ['https://tiles.paddock.example'],
    },
    promotions: {
      offersCount: 3,
      marketingCards: [
        {
          image: '/demo-media/poster-longfence-fleet.svg',
          alt: 'Utes for the whole crew, at fleet prices from three vehicles: ask about fleet.',
          link: '/fleet',
          background: '#6b2410',
        },
      ],
      callToAction: {
        heading: 'Can’t find it?',
        text: 'Tell us what you’re after and we’ll track it down.',
        linkLabel: 'Tell us what you’re after',
        link: '/contact?category=General+Enquiry',
      },
    },
    search: { engine: 'postgres' },
    tracking: {
      outsideScripts: [
        {
          name: 'Paddock Counter',
          src: 'https://counter.paddock.example/count.js',
          category: 'analytics',
          purpose: 'Counts visits, without names.',
          weightKb: 4,
        },
        {
          name: 'Roundup Ads',
          src: 'https://roundup.example/tag.js',
          category: 'marketing',
          purpose: 'Shows you our utes again on other websites.',
          weightKb: 62,
          talksTo: ['https://collect.roundup.example'],
        },
        {
          name: 'Fenceline Chat',
          src: 'https://chat.fenceline.example/widget.js',
          category: 'chat',
          purpose: 'Lets you chat with our team while you look around.',
          weightKb: 88,
          talksTo: ['https://chat.fenceline.example'],
        },
      ],
    },
  },
  lot: {
    count: 180,
    stockPrefix: { new: 'LN', demo: 'LD', used: 'LU' },
    firstStockNumber: 5011,
    carTypes: [
      ['new', 35],
      ['demo', 10],
      ['used', 55],
    ],
    franchises: [
      { make: 'Mitsubishi', locationId: 'LF-WIN' },
      { make: 'Mitsubishi', locationId: 'LF-ASP' },
      { make: 'Isuzu Ute', locationId: 'LF-KAT' },
      { make: 'Isuzu Ute', locationId: 'LF-ISA' },
      { make: 'Ford', locationId: 'LF-WIN' },
      { make: 'Ford', locationId: 'LF-KNX' },
    ],
    usedLocationIds: ['LF-WIN', 'LF-WIN', 'LF-KAT', 'LF-ASP', 'LF-ASP', 'LF-ISA', 'LF-KNX'],
    usedAgeMonths: [10, 168],
    taste: ({ model, drive, newPriceDollars }) =>
      (drive === '4x4' ? 4 : model.body === 'Ute' || model.body === 'Van' ? 2 : 0.5) *
      (newPriceDollars > 140_000 ? 0.1 : 1),
    caravans: 0,
    prices: [
      [priceTerms.estimated, 5],
      [priceTerms.driveAway, 4],
      [priceTerms.unsaid, 2],
    ],
    unpriced: 0,
    private: false,
  },
}
