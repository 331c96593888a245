import { sampleAppointmentToken } from '#demo/sample-appointment.ts'
import { openCodeStep, openSignedIn, openSpinResult } from './open-account.ts'
import { openErrors, openForCar, openRequestToConfirm, openStep, sendForm } from './open-form.ts'
import {
  openComparison,
  openCompareTray,
  openSavedSearches,
  openSearchBox,
  openSharedWatchlist,
  openWatchlist,
} from './open-saved.ts'
import {
  openCar,
  openFilters,
  openLocation,
  openMenu,
  openPhotos,
  openPost,
  openModel,
  openBrand,
} from './open-stock.ts'
import { openPurchase, openReservation, openTaken } from './open-reservation.ts'
import { at, type Screen } from './screen.ts'

const alert = `/contact?category=Vehicle+Alert&search=${encodeURIComponent('query=zeppelin&price=1:2')}`
const forCar = (path: string) => openForCar((car) => `${path}?car_id=${car}`)

/** One screen of each shape, with the steps that open it. Every run looks at them. */
export const mainScreens: Screen[] = [
  at('home', '/'),
  { name: 'menu', open: openMenu, isWhole: false },

  // Finding a vehicle
  at('search', '/search'),
  at('search-filtered', '/search?price=5000:90000&transmission=Automatic&sortBy=price-asc'),
  at('search-nothing', '/search?query=zeppelin&price=1:2'),
  { name: 'search-filters', open: openFilters, isWhole: false },
  { name: 'saved-searches', open: openSavedSearches },

  // One vehicle
  { name: 'car', open: (page) => openCar(page, '.car-card:not(.sold)') },
  { name: 'car-sold', open: (page) => openCar(page, '.car-card.sold') },
  { name: 'car-caravan', open: (page) => openCar(page, '.car-card', '/search/caravan') },

  // Forms about a vehicle
  { name: 'test-drive-time', open: openStep(forCar('/book-test-drive'), 2) },

  // Other forms
  at('contact', '/contact'),
  { name: 'contact-errors', open: openErrors(at('contact', '/contact').open) },
  at('careers', '/careers'),

  // Finance
  at('finance', '/finance'),
  at('finance-errors', '/finance?price=30000&deposit=40000&term=60&rate=8.5'),
  at('finance-brand', '/mazda-finance-page'),
  { name: 'finance-application', open: forCar('/apply-for-finance') },

  // Locations, service and appointments
  at('locations', '/locations'),
  at('service', '/service'),
  at('appointment', `/appointments/${sampleAppointmentToken}`),

  // After a form
  at('success', '/success?category=Used+Vehicle+Enquiry&car_type=used'),

  // When something is wrong
  at('not-found', '/nowhere-to-be-found'),
  at('component-gallery', '/sandbox/ui'),
]

/** One page of each shape. Every run looks at them at several widths. */
export const distinctScreens: ReadonlySet<string> = new Set([
  'home',
  'search',
  'search-list',
  'compare',
  'car',
  'contact-errors',
  'test-drive-time',
  'finance',
  'locations',
  'service',
])

/** Every kind of page and overlay. `npm run test:full` and `npm run screens` look at all of them. */
export const screens: Screen[] = [
  ...mainScreens,

  { name: 'search-box', open: openSearchBox, isWhole: false },

  // Finding a vehicle
  at('search-list', '/search?view=list'),
  at('search-words', '/search?query=white+automatic+under+60k'),
  at('search-words-ignored', '/search?query=automatic+zeppelin+gondola'),
  at('search-place', '/search?near=Nowhereville&transmission=Automatic'),
  { name: 'watchlist', open: openWatchlist },
  { name: 'watchlist-shared', open: openSharedWatchlist },
  at('watchlist-empty', '/watchlist'),
  { name: 'compare', open: openComparison },
  at('compare-empty', '/compare'),

  // One vehicle
  { name: 'car-photos', open: openPhotos, isWhole: false },

  // Forms about a vehicle
  { name: 'checkout', open: openReservation('details') },
  { name: 'reservation', open: openReservation('deposit') },
  { name: 'reservation-payment', open: openReservation('payment') },
  { name: 'reservation-held', open: openReservation('held') },
  { name: 'reservation-refunded', open: openReservation('refunded') },
  { name: 'reservation-taken', open: openTaken({ isWaiting: false }) },
  { name: 'reservation-queue', open: openTaken({ isWaiting: true }) },
  { name: 'purchase', open: openPurchase('payment') },
  { name: 'purchase-review', open: openPurchase('review') },
  { name: 'quick-enquiry', open: forCar('/quick-enquiry') },
  { name: 'request-photos', open: forCar('/request-photos') },
  at('test-drive', '/book-test-drive'),
  { name: 'test-drive-details', open: forCar('/book-test-drive') },

  // Other forms
  { name: 'contact-message', open: openStep(at('contact', '/contact').open, 2) },
  at('alert', alert),
  at('offers', '/offers'),
  at('about-us', '/about-us'),
  at('faqs', '/pages/faqs'),
  at('blog', '/blog'),
  { name: 'post', open: openPost },
  at('range', '/models'),
  { name: 'model', open: openModel },
  { name: 'brand', open: openBrand },
  at('accessories', '/accessories'),
  at('parts-nothing', '/parts/search?query=zeppelin'),
  at('spin-to-win', '/spin-to-win'),
  at('fleet', '/fleet'),
  at('sell-my-car', '/sell-my-car'),
  at('trade-in', '/trade-in'),
  at('trade-in-enquiry', '/trade-in/enquiry'),
  at('parts', '/vehicle-parts-and-accessories'),
  at('privacy-policy', '/privacy-policy'),
  at('terms', '/terms-and-conditions'),
  at('guarantee', '/used-car-guarantee'),
  at('guarantee-answer', '/used-car-guarantee?delivered=2026-01-05T09:00&km=900'),

  // Finance
  { name: 'finance-application-errors', open: openErrors(openStep(forCar('/apply-for-finance'), 2)) },

  // Locations, service and appointments
  { name: 'location', open: openLocation },
  at('locations-near', '/locations?near=3000'),
  at('locations-error', '/locations?near=12'),
  { name: 'service-errors', open: openErrors(at('service', '/service').open) },
  { name: 'service-next', open: openStep(at('service', '/service').open, 2) },
  at('warranty', '/warranty'),
  at('roadside-assist', '/roadside-assist'),

  // After a form
  { name: 'success-checked', open: sendForm(forCar('/quick-enquiry')) },
  { name: 'success-booked', open: sendForm(forCar('/book-test-drive'), { seconds: 3 }) },
  { name: 'appointment-request', open: openRequestToConfirm },
  at('sent-messages', '/sandbox'),

  // When something is wrong
  at('sign-in', '/sign-in?type=watchlist'),
  at('refused', '/%zz'),

  // For customers: from here on the visitor is signed in
  { name: 'sign-in-code', open: openCodeStep },
  { name: 'account', open: openSignedIn('/account') },
  { name: 'account-watchlist', open: openSignedIn('/watchlist') },
  { name: 'account-alerts', open: openSignedIn('/account/alerts') },
  { name: 'account-data', open: openSignedIn('/account/data') },
  { name: 'account-phone', open: openSignedIn('/account/phone') },
  { name: 'spin-to-win-result', open: openSpinResult },
  { name: 'online-payment', open: openSignedIn('/online-payment') },

  // Last, because the tray stays on the device.
  { name: 'compare-tray', open: openCompareTray, isWhole: false },
]
