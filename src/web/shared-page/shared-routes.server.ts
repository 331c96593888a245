/**
 * The routes whose page is the same for every anonymous visitor, by their module in src/web, and so are the page's data and the
 * responses of the API. Every other one is rendered for its visitor. The table is here and not in the routes, because what a
 * route exports is sent to the browser.
 */
export const sharedRoutes: Readonly<Record<string, (loaderData: unknown) => boolean>> = {
  'home/home.route': always,
  'search/search.route': always,
  'range/range.route': always,
  'range/brand.route': always,
  'range/own-address.route': withoutTimes,
  'car-page/car.route': withoutTimes,
  'finance/finance.route': withoutTimes,
  'locations/location.route': withoutTimes,
  'locations/locations.route': always,
  'content/page/content-page.route': withoutTimes,
  'content/offers/offers.route': withoutTimes,
  'content/offers/offer.route': withoutTimes,
  'content/blog/blog.route': always,
  'enquiries/topics/contact.route': withoutTimes,
  'service/service.route': withoutTimes,
  'guarantee/guarantee.route': always,
  'catalogue/catalogue.route': withoutTimes,
  'search/api/search-api.route': always,
  'search/api/search-count-api.route': always,
  'cars/cars-api.route': always,
}

/** Tells whether every visitor gets what a route’s loader found; `null` if the route has nothing for everyone. */
export function sharedTest(routeId: string): ((loaderData: unknown) => boolean) | null {
  // A route at several addresses has an id for each.
  const [module = ''] = routeId.split(/\.tsx? at /, 1)
  return Object.hasOwn(sharedRoutes, module) ? (sharedRoutes[module] ?? null) : null
}

function always() {
  return true
}

/** Free times of an appointment are gone as soon as somebody takes them, so a page that shows some is rendered for each visitor. */
function withoutTimes(loaderData: unknown) {
  return isObject(loaderData) && !hasTimes(loaderData, DEEPEST_FORM)
}

/** A form may be in a section of a page’s model. */
const DEEPEST_FORM = 5

function hasTimes(value: unknown, depth: number): boolean {
  if (!isObject(value) || depth === 0) return false
  if ('offer' in value && isObject(value.offer) && 'days' in value.offer) return true
  return Object.values(value).some((part) => hasTimes(part, depth - 1))
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
