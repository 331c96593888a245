import { appointments } from './appointments.ts'
import { type Dealer, priceTerms } from './dealer.ts'
import { mondayToFriday, open, place, SATURDAY } from './place.ts'
import { clearTitle, ownWorkshop, towPackage } from './reasons.ts'
import { wheels } from './wheels.ts'
import { workshops } from './workshops.ts'
import { specialistReviews } from './reviews/specialist-reviews.ts'
import { specialHours } from './special-hours.ts'

/** Caravans, and a few vehicles to tow them with. */
export const saltwren: Dealer = {
  site: {
    slug: 'saltwren',
    name: 'Saltwren Caravans & Lifestyle',
    dealershipId: '77',
    timeZone: 'Australia/Adelaide',
    defaultState: 'sa',
    logo: { url: '/demo-media/logo-saltwren.svg', size: { width: 300, height: 68 } },
    icon: { url: '/demo-media/icon-saltwren.svg' },
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
    dealerships: [
      {
        id: '77',
        slug: 'saltwren',
        name: 'Saltwren Caravans',
        licenceNumber: 'LVD 980077',
        rating: { average: 4.8, count: 93 },
      },
    ],
    locations: [
      place('Gepps Cross', {
        id: 'SW-GEP',
        image: '/demo-media/caravan-front-left-f2f3f2.webp',
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
    specialHours: specialHours.saltwren,
    reviews: [...specialistReviews.saltwren],
    stock: {
      anonymousFavourites: true,
      vehicleWord: 'caravan',
      soldDays: 14,
      categories: ['Couples Vans', 'Family Bunk Vans', 'Off Grid', 'Under 2,500 kg', 'Tow Vehicles'],
      carTypeFilter: 'without-all',
      defaultPicture: '/demo-media/logo-saltwren.svg',
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
    locationDisplay: { weekdayWording: 'Monday to Friday', sixDayWording: 'Monday to Saturday' },
    promotions: {
      spinToWin: wheels.saltwren,
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
