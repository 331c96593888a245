import { purchaseChoices } from '../purchase-choices.ts'
import { appointments } from './appointments.ts'
import { type Dealer, priceTerms } from './dealer.ts'
import { brindlewoodPlaces } from './brindlewood-places.ts'
import {
  clearTitle,
  mechanicalProtection,
  moneyBack,
  newWarranty,
  paintProtection,
  roadside,
  tintedWindows,
} from './reasons.ts'
import { wheels } from './wheels.ts'
import { workshops } from './workshops.ts'
import { groupReviews } from './reviews/group-reviews.ts'
import { specialHours } from './special-hours.ts'

/** A city group with three brands and a used-car centre. */
export const brindlewood: Dealer = {
  site: {
    slug: 'brindlewood',
    name: 'Brindlewood Motor Group',
    hosts: ['www.brindlewood.example', 'brindlewood.example'],
    dealershipId: '1041',
    timeZone: 'Australia/Brisbane',
    logo: { url: '/demo-media/logo-brindlewood.svg', size: { width: 300, height: 68 } },
    icon: { url: '/demo-media/icon-brindlewood.svg' },
    phone: '(07) 7010 4100',
    email: 'hello@brindlewood.example',
    description:
      'Toyota, Mazda and Hyundai in Brisbane, plus more than a hundred used cars we’ve driven and checked ourselves.',
    social: {
      facebookUrl: 'https://facebook.example/brindlewood',
      instagramUrl: 'https://instagram.example/brindlewood',
      youtubeUrl: 'https://youtube.example/brindlewood',
    },
    template: 'metropolitan',
    theme: { brand: '#123c69', accent: '#a63d00' },
    menu: [
      { label: 'Home', href: '/' },
      { label: 'Range', href: '/models' },
      {
        label: 'Stock',
        href: '/search',
        children: [
          { label: 'New Cars', href: '/search/new-cars' },
          { label: 'Demo Cars', href: '/search/demo-cars' },
          { label: 'Used Cars', href: '/search/used-cars' },
          { label: 'Special Offers', href: '/special-offers' },
          { label: 'Spin to Win', href: '/spin-to-win' },
        ],
      },
      { label: 'Sell My Car', href: '/sell-my-car' },
      { label: 'Finance', href: '/finance' },
      {
        label: 'Service & Parts',
        href: '/service',
        children: [
          { label: 'Book a Service', href: '/book-a-service' },
          { label: 'Parts & Accessories', href: '/accessories' },
        ],
      },
      {
        label: 'More',
        href: '/about-us',
        children: [
          { label: 'About Us', href: '/about-us' },
          { label: 'Locations', href: '/locations' },
          { label: 'Contact Us', href: '/contact-us' },
        ],
      },
    ],
    content: { frameHosts: ['calendar.brindlewood.example'], videoServices: ['youtube', 'vimeo'] },
    privacy: {
      companies: [
        { name: 'Brindlewood Motor Group Pty Ltd', abn: '12 345 678 901' },
        { name: 'Brindlewood Finance Services Pty Ltd', abn: '12 345 678 902' },
      ],
      officer: {
        name: 'Thuy Marchetti',
        postalAddress: 'PO Box 417, Aspley QLD 4034',
        phone: '(07) 7010 4199',
        email: 'privacy@brindlewood.example',
      },
    },
    ...brindlewoodPlaces,
    specialHours: specialHours.brindlewood,
    reviews: [...groupReviews.brindlewood],
    stock: {
      anonymousFavourites: true,
      makeMarks: [{ make: 'Isuzu Ute', url: '/vehicle-fallback/ute.svg' }],
      categories: ['Family SUVs', 'Under $20k', 'Work Utes', 'First Cars', '7 Seaters', 'Hybrid & Electric'],
      certifiedBadge: true,
      showEngineDetails: true,
      sortOptions: ['relevance', 'latest', 'price-desc', 'price-asc', 'km-asc', 'km-desc'],
      marketingCardPositions: [8, 17],
      callToActionPositions: [9],
    },
    carPage: {
      guarantee: { moneyBack: true, lifetimeEngine: true },
      whyBuyFromUs: [moneyBack, roadside, newWarranty, clearTitle],
      protection: [paintProtection, tintedWindows, mechanicalProtection],
      chatUrl: 'sms:+61491570156',
    },
    prices: {
      marketBadge: true,
      marketPriceSource: 'autograb',
      onlinePricing: true,
      defaultKind: 'drive_away',
    },
    appointments: appointments.brindlewood,
    service: workshops.brindlewood,
    finance: {
      provider: 'T',
      creditLicence: 'Australian Credit Licence 000421',
      disclaimers: [
        'Example comparison rates run from 8.38% to 19.42% p.a. and example annual percentage rates from 5.86% to 16.69% p.a., depending on the vehicle and on your circumstances.',
      ],
    },
    purchase: purchaseChoices,
    reservations: {
      enabled: true,
      onlinePurchase: 'all',
      gateCheckout: true,
      takesPayments: true,
      takesInvoices: true,
    },
    delivery: {
      destinations: [
        { kind: 'email', to: 'leads@brindlewood.example' },
        { kind: 'email', to: 'parts@brindlewood.example', categories: ['Parts Enquiry'] },
        { kind: 'email', to: 'workshop@brindlewood.example', categories: ['Service Booking'] },
        { kind: 'email', to: 'people@brindlewood.example', categories: ['Career Enquiry'] },
        { kind: 'email', to: 'indooroopilly@brindlewood.example', locations: ['BM-IND'] },
        { kind: 'webhook', to: 'https://crm.brindlewood.example/hooks/leads' },
        {
          kind: 'adf',
          to: 'adf@dealer-leads.example',
          categories: ['New Vehicle Enquiry', 'Used Vehicle Enquiry', 'Test Drive Booking'],
        },
        { kind: 'sms', to: '+61491570156', categories: ['Test Drive Booking'] },
      ],
      senderName: 'Brindlewood',
      replyTo: 'hello@brindlewood.example',
      acknowledgeSubject: 'Thanks for your enquiry with Brindlewood',
      acknowledgeOpening:
        'Thanks for your enquiry. One person will look after you from here to handover, and they’ll call within two hours during opening hours.',
    },
    forms: { saveValuations: true, gateSpinToWin: true },
    phones: { new: '(07) 7010 4101', used: '(07) 7010 4102' },
    promotions: {
      spinToWin: wheels.brindlewood,
      offersCount: 4,
      marketingCards: [
        {
          image: '/demo-media/poster-brindlewood-new.svg',
          alt: 'New. Here. Ready to drive away. Toyota, Mazda and Hyundai in stock: see new cars.',
          link: '/search/new-cars',
          background: '#5c1f00',
          displayTypes: ['new', 'demo'],
          strictDisplay: true,
          start: '2025-07-01',
          expiry: '2036-07-01',
        },
        {
          image: '/demo-media/poster-brindlewood-trade-in.svg',
          alt: 'Your car is worth more with us. Trade in, and drive out the same day: tell us about yours.',
          link: '/sell-my-car',
          background: '#123c69',
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
    count: 240,
    stockPrefix: { new: 'N', demo: 'D', used: 'U' },
    firstStockNumber: 41007,
    carTypes: [
      ['new', 30],
      ['demo', 8],
      ['used', 62],
    ],
    franchises: [
      { make: 'Toyota', locationId: 'BT-ASP' },
      { make: 'Mazda', locationId: 'BM-IND' },
      { make: 'Hyundai', locationId: 'BH-SPR' },
    ],
    usedLocationIds: ['BU-MOO', 'BU-MOO', 'BT-ASP', 'BM-IND', 'BH-SPR'],
    usedAgeMonths: [9, 170],
    taste: ({ model, newPriceDollars }) =>
      (['Toyota', 'Mazda', 'Hyundai'].includes(model.make) ? 3 : 1) * (newPriceDollars > 120_000 ? 0.1 : 1),
    caravans: 0,
    prices: [
      [priceTerms.driveAway, 5],
      [priceTerms.excludingCharges, 4],
      [priceTerms.unsaid, 1],
    ],
    unpriced: 0,
    private: false,
  },
}
