/**
 * The scripts that several pages share. A few files that are compressed whole come out a tenth smaller than the many small ones
 * a bundler makes by itself. Each list has the beginnings of paths below `src`.
 */
const searching = [
  'domain/cars/car-type-name',
  'domain/search/filter-names',
  'domain/search/price-search',
  'domain/search/range-text',
  'domain/search/search-address',
  'domain/search/search-state',
  'domain/search/vehicle-facets',
  'domain/spellings',
  'web/cars/card/car-cards',
  'web/cars/text/vehicle-count',
  'web/ui/actions/link-button',
  'web/ui/forms/range',
  'web/ui/forms/type-into',
]
const searchHistory = [
  'domain/search/search-history',
  'domain/search/stored-search',
  'web/device/search-history',
]
const vehicle = [
  'web/cars/similar',
  'web/finance/finance-terms',
  'web/finance/repayment-figures',
  'web/ui/media/photo-gallery',
  'web/ui/navigation/disclosure',
  'web/ui/overlays/dialog',
  'web/ui/overlays/use-overlay-entry',
]
/** The sign-in page has its check without the form, and a file for the check alone would burden every vehicle page. */
const forms = [
  'domain/enquiries/consent',
  'domain/enquiries/enquiry-form',
  'domain/spam/human-check',
  'web/appointments/appointment-choice',
  'web/enquiries/form/enquiry-form',
  'web/enquiries/form/send-form',
  'web/spam/human-check',
  'web/ui/checkbox-group',
  'web/ui/forms/checkbox',
  'web/ui/forms/error-summary',
  'web/ui/forms/field-group',
  'web/ui/forms/radio-cards',
  'web/ui/forms/select',
  'web/ui/forms/use-error-of',
  'web/ui/navigation/progress-steps',
]

/** What only some pages need, or is fetched once there is something to say, save or share. */
const onSomePages = [
  'domain/alerts',
  'domain/content',
  'domain/customers',
  'domain/images/image-kind',
  'domain/locations/map',
  'domain/search/saved-searches',
  'domain/shared/format-phone',
  'domain/trade-in',
  'domain/uploads',
  'domain/watchlist/',
  'web/alerts/',
  'web/appointments/appointment-facts',
  'web/cars/documents/share',
  'web/contact/',
  'web/content/',
  'web/customers/',
  'web/device/account-calls',
  'web/device/account-searches',
  'web/device/saved-searches',
  'web/device/toggles',
  'web/enquiries/',
  'web/home/',
  'web/locations/',
  'web/maps/',
  'web/models/',
  'web/payments/',
  'web/promotions/content-extras',
  'web/promotions/content-picture',
  'web/promotions/popup',
  'web/promotions/preview-mark',
  'web/promotions/promotion-banner',
  'web/purchases/',
  'web/range/',
  'web/reservations/',
  'web/spam/',
  'web/tracking/',
  'web/trade-in/',
  'web/ui/feedback/alert',
  'web/ui/feedback/badge',
  'web/ui/feedback/empty-state',
  'web/ui/feedback/rating-stars',
  'web/ui/feedback/toast-button',
  'web/ui/forms/file-',
  'web/ui/navigation/accordion',
  'web/ui/navigation/breadcrumb',
  'web/ui/navigation/pagination',
  'web/ui/table',
  'web/uploads/',
  'web/watchlist/',
]
/** Parts of those folders that every page needs. Each template has a home page. */
const onEveryPage = [
  'domain/watchlist/favourites',
  'web/home/home-page.',
  'web/tracking/third-party-tags',
  'web/tracking/track-click.',
  'web/tracking/track.',
]

const together = { minShareCount: 2 }

/** Rolldown’s groups. Of those that fit a module, the one with the highest priority gets it. */
export const commonChunks = [
  {
    name: 'framework',
    test: /[\\/]node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/,
    priority: 4,
  },
  {
    name: 'frame',
    test: /[\\/]src[\\/]web[\\/](?:entry\.client|root\.tsx|frame[\\/](?!recent-searches))/,
    priority: 3,
  },
  { name: 'shared', test: isShared, priority: 2, ...together },
  { name: 'search', test: isIn(searching), priority: 1, ...together },
  { name: 'searches', test: isIn(searchHistory), priority: 1, ...together },
  { name: 'vehicle', test: isIn(vehicle), priority: 1, ...together },
  { name: 'forms', test: isIn(forms), priority: 1, ...together },
]

function isShared(id: string) {
  const path = belowSource(id)
  if (path === null || startsWithAny(path, [...searching, ...searchHistory, ...vehicle, ...forms]))
    return false
  return startsWithAny(path, onEveryPage) || !startsWithAny(path, onSomePages)
}

function isIn(paths: readonly string[]) {
  return (id: string) => startsWithAny(belowSource(id) ?? '', paths)
}

function belowSource(id: string) {
  const [, path = null] = /[\\/]src[\\/](.*)/.exec(id) ?? []
  return path?.replaceAll('\\', '/') ?? null
}

function startsWithAny(path: string, beginnings: readonly string[]) {
  return beginnings.some((beginning) => path.startsWith(beginning))
}
