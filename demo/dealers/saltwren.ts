import { appointments } from './appointments.ts'
import { type Dealer, priceTerms } from './dealer.ts'
import { mondayToFriday, open, place, SATURDAY } from './place.ts'
import { clearTitle, ownWorkshop, towPackage } from './reasons.ts'
import { workshops } from './workshops.ts'

/** Caravans, and a few vehicles to tow them with. */
export const saltwren: Dealer = {
  site: {
    slug: 'saltwren',
    name: 'Saltwren Caravans & Lifestyle',
    dealershipId: '77',
    timeZone: 'Australia/Adelaide',
    defaultState: 'sa',
    logo: { url: '/demo-media/logo-saltwren.svg' },
    phone: '(08) 7010 7700',
    email: 'ahoy@saltwren.example',
    description:
      'New and used caravans in Adelaide and on the south coast, and honest advice on what your car can tow.',
    social: {
      facebookUrl: 'https://facebook.example/saltwren',
      instagramUrl: 'https://instagram.example/saltwren',
    },
    template: 'lifestyle',
    theme: { brand: '#0f5257', accent: '#9a3412', tint: '#0f766e', radius: 'large' },
    home: {
      reviews: [
        {
          name: 'The Abernathys',
          stars: 5,
          text: 'They weighed our car and van together and told us which one was too heavy. We bought the smaller van.',
          day: '2026-07-21',
        },
        {
          name: 'Ines and Rob',
          stars: 5,
          text: 'Two hours of handover, a folder with everything in it, and a phone call after our first trip.',
          day: '2026-04-03',
        },
      ],
      offers: [
        {
          title: 'Handover and first service included',
          text: 'With every new caravan you get a two-hour handover and the first service at either workshop.',
          href: '/search/new-cars',
          conditions: 'First service within twelve months of delivery, at Gepps Cross or Victor Harbor.',
        },
      ],
      posts: [
        {
          title: 'Know your tow ball weight',
          text: 'Bring your packed van to Victor Harbor on the first Saturday of the month. We’ll put it on the scales and show you where the weight sits.',
          day: '2026-08-01',
          href: '/contact',
        },
      ],
    },
    dealerships: [{ id: '77', slug: 'saltwren', name: 'Saltwren Caravans', licenceNumber: 'LVD 980077' }],
    locations: [
      place('Gepps Cross', {
        id: 'SW-GEP',
        dealershipSlug: 'saltwren',
        name: 'Saltwren Gepps Cross',
        phone: '(08) 7010 7710',
        street: '740 Windrose Road',
        hours: [...open(mondayToFriday, '09:00', '17:00'), ...open([SATURDAY], '09:00', '15:00')],
      }),
      place('Victor Harbor', {
        id: 'SW-VIC',
        dealershipSlug: 'saltwren',
        name: 'Saltwren Victor Harbor',
        phone: '(08) 5550 7720',
        street: '23 Sandpiper Lane',
        type: 'service-and-parts',
        hours: open([1, 2, 3, 4, 5, 6], '08:30', '16:30'),
      }),
    ],
    stock: {
      anonymousFavourites: true,
      vehicleWord: 'caravan',
      soldDays: 14,
      categories: ['Couples Vans', 'Family Bunk Vans', 'Off Grid', 'Under 2,500 kg', 'Tow Vehicles'],
      carTypeFilter: 'without-all',
      marketingCardPositions: [6],
      callToActionPositions: [14],
      heroWording: 'Search Our Stock',
      carTypes: ['new', 'used'],
    },
    carPage: {
      whyBuyFromUs: [ownWorkshop, clearTitle],
      protection: [towPackage],
    },
    prices: { noPriceText: 'Call us for a price.', defaultKind: 'from' },
    finance: {
      provider: 'AusLoans',
      calculatorRate: 9.25,
      creditLicence: 'Credit Representative 000977',
    },
    reservations: { enabled: true, depositCents: 100_000, takesPayments: true },
    forms: { imageUpload: false },
    appointments: appointments.saltwren,
    service: workshops.saltwren,
    locationDisplay: { weekdayWording: 'Monday to Friday' },
    promotions: {
      offersCount: 2,
      marketingCards: [
        {
          image: '/demo-media/poster-saltwren-tow.svg',
          alt: 'What can your car tow? Ask us before you fall in love: talk to us.',
          link: '/contact?category=General+Enquiry',
          background: '#0f4c51',
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
    count: 64,
    stockPrefix: { new: 'V', demo: 'V', used: 'V' },
    firstStockNumber: 3302,
    carTypes: [
      ['new', 45],
      ['used', 55],
    ],
    franchises: [],
    usedLocationIds: ['SW-GEP', 'SW-GEP', 'SW-VIC'],
    usedAgeMonths: [14, 120],
    taste: ({ drive, torqueNm }) => (drive === '4x4' && torqueNm >= 430 ? 1 : 0),
    caravans: 0.82,
    prices: [
      [priceTerms.from, 3],
      [priceTerms.driveAway, 4],
      [priceTerms.unsaid, 2],
    ],
    unpriced: 0,
    private: false,
  },
}
