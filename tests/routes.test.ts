import { existsSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject } from 'react-router'
import { describe, expect, test } from 'vitest'
import { isFixedPage } from '#domain/content/content-address.ts'
import { reservedSlugs } from '#domain/content/reserved-slugs.ts'
import { topicAt } from '#web/enquiries/topics/topics.ts'
import routes from '#web/routes.ts'

/** Where the dealer takes no payments online, these pages are enquiries. */
/** Pages that are an enquiry where the dealer has nothing else for them. */
const enquiriesOtherwise = new Set([
  'catalogue/catalogue.route.tsx',
  'payments/online-payment.route.tsx',
  'purchases/checkout-journey.route.tsx',
  'reservations/checkout.route.tsx',
])
const CONTENT = 'content/page/content-page.route.tsx'
const OFFERS = 'content/offers/offers.route.tsx'
const BLOG = 'content/blog/blog.route.tsx'
const ASK = 'enquiries/topics/enquiry-page.route.tsx'
const TRADE_IN = 'trade-in/trade-in.route.tsx'
const FINANCE = 'finance/finance.route.tsx'
const tree = routes.map(routeObject)

describe('every address lands where it belongs', () => {
  test.each([
    // ROUTE-01
    ['/cars/2021-toyota-hilux', 'car-page/car.route.tsx'],
    ['/cars/2021-toyota-hilux/brochure.pdf', 'cars/documents/brochure.route.ts'],
    ['/cars/2021-toyota-hilux/card.jpg', 'cars/documents/social-card.route.ts'],
    ['/cars/2021-toyota-hilux/checkout', 'reservations/checkout.route.tsx'],
    ['/cars/2021-toyota-hilux/buy-online', 'reservations/checkout.route.tsx'],
    ['/cars/trade-in', TRADE_IN],
    ['/used-car-guarantee', 'guarantee/guarantee.route.tsx'],
    ['/checkout-journey', 'purchases/checkout-journey.route.tsx'],
    ['/personalised/finance', FINANCE],
    // ROUTE-02
    ['/finance', FINANCE],
    ['/finance-enquiry', FINANCE],
    ['/apply-for-finance', FINANCE],
    ['/finance-pre-approval', FINANCE],
    ['/mazda-finance-page', FINANCE],
    // ROUTE-03
    ['/sign-in', 'customers/sign-in/sign-in.route.tsx'],
    ['/account', 'customers/account/account.route.tsx'],
    ['/account/phone', 'customers/account/phone.route.tsx'],
    ['/account/data', 'customers/account/data.route.tsx'],
    ['/account/data.json', 'customers/account/data-file.route.ts'],
    ['/account/erased', 'customers/account/erased.route.tsx'],
    ['/account/alerts', 'alerts/alerts.route.tsx'],
    ['/account/confirm-email/token', 'alerts/confirm-email.route.tsx'],
    ['/alerts/stop/token', 'alerts/stop.route.tsx'],
    ['/success', 'enquiries/success/success.route.tsx'],
    ['/success/appointment', 'enquiries/success/success-booking.route.ts'],
    ['/success/calendar.ics', 'enquiries/success/success-booking.route.ts'],
    // ROUTE-04
    ['/contact', 'enquiries/topics/contact.route.tsx'],
    ['/contact-us', 'enquiries/topics/contact.route.tsx'],
    ['/contact-us/chermside', 'locations/location.route.tsx'],
    ['/locations', 'locations/locations.route.tsx'],
    ['/locations/chermside', 'locations/location.route.tsx'],
    ['/maps/australia.json', 'maps/australia.route.ts'],
    ['/maps/locations/chermside.json', 'maps/location-map.route.ts'],
    // ROUTE-05
    ['/search', 'search/search.route.tsx'],
    ['/search/new-cars', 'search/search.route.tsx'],
    ['/search/toyota', 'search/search.route.tsx'],
    ['/search/toyota/hilux', 'search/search.route.tsx'],
    ['/search/toyota_hilux', 'search/search.route.tsx'],
    ['/saved-searches', 'saved-searches/saved-searches.route.tsx'],
    // ROUTE-06
    ['/models', 'range/range.route.tsx'],
    ['/corolla-cross', 'range/own-address.route.tsx'],
    // ROUTE-07
    ['/', 'home/home.route.tsx'],
    ['/book-test-drive', ASK],
    ['/service', 'service/service.route.tsx'],
    ['/book-a-service', 'service/service.route.tsx'],
    ['/fleet', CONTENT],
    ['/trade-in', TRADE_IN],
    ['/trade-in/enquiry', ASK],
    ['/valuations/secret', 'trade-in/valuation.route.tsx'],
    ['/sell-my-car', TRADE_IN],
    ['/buying', TRADE_IN],
    ['/special-offers', OFFERS],
    ['/offers', OFFERS],
    ['/offers/runout', 'content/offers/offer.route.tsx'],
    ['/spin-to-win', 'spin-to-win/spin-to-win.route.tsx'],
    ['/online-payment', 'payments/online-payment.route.tsx'],
    ['/vehicle-parts-and-accessories', 'catalogue/catalogue.route.tsx'],
    ['/accessories', 'catalogue/catalogue.route.tsx'],
    ['/parts/search', 'catalogue/catalogue.route.tsx'],
    ['/warranty', CONTENT],
    ['/roadside-assist', CONTENT],
    ['/diamond-advantage', CONTENT],
    ['/about-us', CONTENT],
    ['/careers', CONTENT],
    ['/pages/faqs', CONTENT],
    ['/blog', BLOG],
    ['/blog/vehicle-reviews', BLOG],
    ['/blog/first-drive', BLOG],
    ['/blog/rss.xml', 'content/blog/rss.route.ts'],
    ['/brands/jeep', 'range/brand.route.tsx'],
    ['/privacy-policy', CONTENT],
    ['/terms-and-conditions', CONTENT],
    ['/value-my-car-terms-and-conditions', CONTENT],
    ['/pages/privacy-policy', CONTENT],
    ['/pages/terms-and-conditions', CONTENT],
    ['/pages/value-my-car-terms-and-conditions', CONTENT],
    ['/watchlist', 'watchlist/watchlist.route.tsx'],
    ['/favourites', 'watchlist/watchlist.route.tsx'],
    ['/compare', 'compare/compare.route.tsx'],
    // LEAD-10
    ['/appointments/requests/sealed', 'appointments/request.route.tsx'],
    ['/appointments/secret', 'appointments/appointment.route.tsx'],
    ['/appointments/secret/calendar.ics', 'appointments/calendar-file.route.ts'],
    // ROUTE-09
    ['/robots.txt', 'seo/robots.route.ts'],
    ['/sitemap.xml', 'seo/sitemap.route.ts'],
    ['/sitemaps/pages.xml', 'seo/sitemap.route.ts'],
    ['/llms.txt', 'seo/llms-text.route.ts'],
    ['/site.webmanifest', 'seo/web-manifest.route.ts'],
    ['/sandbox/payments/id', 'payment-sandbox/sandbox-payment.route.tsx'],
    // API-01
    ['/api/openapi.json', 'api/openapi.route.ts'],
    ['/api/cars/2021-toyota-hilux.pdf', 'cars/documents/brochure-api.route.ts'],
    ['/api/search', 'search/api/search-api.route.ts'],
    ['/api/search/count', 'search/api/search-count-api.route.ts'],
    ['/api/cars', 'cars/cars-api.route.ts'],
    ['/api/watchlist/cards', 'watchlist/watchlist-cards.route.ts'],
    ['/api/car-views', 'cars/views/car-views.route.ts'],
    ['/api/leads', 'enquiries/leads-api/leads.route.ts'],
    ['/api/test-drive/appointments', 'appointments/appointments-api.route.ts'],
    ['/api/service/appointments', 'appointments/appointments-api.route.ts'],
    ['/api/eval-expert/enter-vin', 'trade-in/api/enter-vin.route.ts'],
    ['/api/eval-expert/manual-entry', 'trade-in/api/manual-entry.route.ts'],
    ['/api/eval-expert/update-eval', 'trade-in/api/update-eval.route.ts'],
    ['/api/miscellaneous', 'trade-in/api/miscellaneous.route.ts'],
    ['/api/captcha', 'spam/captcha.route.ts'],
    ['/api/events', 'tracking/events.route.ts'],
    ['/api/cars/1/facts', 'tracking/item-facts.route.ts'],
    ['/api/phone-reveal', 'car-page/phone-reveal.route.ts'],
    ['/api/finance-disclaimer', 'finance/finance-disclaimer.route.ts'],
    ['/api/cars/1/finance-disclaimer', 'finance/finance-disclaimer.route.ts'],
    ['/nothing/like/this', 'content/not-found.route.tsx'],
  ])('ROUTE-07 %s is %s', (path, file) => {
    const [match] = matchRoutes(tree, path) ?? []

    expect(match?.route.handle).toBe(file)
    expect(existsSync(`src/web/${file}`)).toBe(true)
    expect(topicAt(path) !== null).toBe(file === ASK || enquiriesOtherwise.has(file))
  })
})

test('RNG-03 no page of a dealer’s own can have the address of another page', () => {
  const first = routes.map(({ path = '' }) => path.split('/')[0] ?? '')
  const fixed = first.filter((name) => /^[a-z0-9-]+$/.test(name) && !isFixedPage(name))

  expect(fixed.filter((name) => !reservedSlugs.has(name))).toEqual([])
  expect([...reservedSlugs].filter((name) => !fixed.includes(name) && !servedApart.has(name))).toEqual([])
})

/** The server answers these before the routes. */
const servedApart = new Set(['assets', 'demo-media', 'healthz', 'images', 'metrics', 'readyz'])

function routeObject({ file, path, index, children }: RouteConfigEntry): RouteObject {
  if (index) return { index, handle: file }
  return { ...(path !== undefined && { path }), handle: file, children: children?.map(routeObject) ?? [] }
}
