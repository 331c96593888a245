import { existsSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject } from 'react-router'
import { describe, expect, test } from 'vitest'
import { topicAt } from '#web/enquiries/topics/topics.ts'
import routes from '#web/routes.ts'

/** Where the dealer takes no payments online, these pages are enquiries. */
const enquiriesWithoutPayments = new Set([
  'payments/online-payment.route.tsx',
  'purchases/checkout-journey.route.tsx',
  'reservations/checkout.route.tsx',
])
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
    // ROUTE-05
    ['/search', 'search/search.route.tsx'],
    ['/search/new-cars', 'search/search.route.tsx'],
    ['/search/toyota', 'search/search.route.tsx'],
    ['/search/toyota/hilux', 'search/search.route.tsx'],
    ['/search/toyota_hilux', 'search/search.route.tsx'],
    ['/saved-searches', 'saved-searches/saved-searches.route.tsx'],
    // ROUTE-06
    ['/models', ASK],
    ['/corolla-cross', 'models/model.route.tsx'],
    // ROUTE-07
    ['/', 'home/home.route.tsx'],
    ['/book-test-drive', ASK],
    ['/service', 'service/service.route.tsx'],
    ['/book-a-service', 'service/service.route.tsx'],
    ['/fleet', ASK],
    ['/trade-in', TRADE_IN],
    ['/trade-in/enquiry', ASK],
    ['/valuations/secret', 'trade-in/valuation.route.tsx'],
    ['/sell-my-car', TRADE_IN],
    ['/buying', TRADE_IN],
    ['/special-offers', ASK],
    ['/offers', ASK],
    ['/spin-to-win', ASK],
    ['/online-payment', 'payments/online-payment.route.tsx'],
    ['/vehicle-parts-and-accessories', ASK],
    ['/accessories', ASK],
    ['/parts/search', ASK],
    ['/warranty', 'service/cover.route.tsx'],
    ['/roadside-assist', 'service/cover.route.tsx'],
    ['/diamond-advantage', ASK],
    ['/about-us', ASK],
    ['/careers', ASK],
    ['/pages/faqs', ASK],
    ['/blog', ASK],
    ['/blog/vehicle-reviews', ASK],
    ['/brands/jeep', 'models/brand.route.tsx'],
    ['/privacy-policy', ASK],
    ['/terms-and-conditions', ASK],
    ['/value-my-car-terms-and-conditions', ASK],
    ['/pages/privacy-policy', ASK],
    ['/pages/terms-and-conditions', ASK],
    ['/pages/value-my-car-terms-and-conditions', ASK],
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
    ['/nothing/like/this', 'frame/not-found.route.tsx'],
  ])('ROUTE-07 %s is %s', (path, file) => {
    const [match] = matchRoutes(tree, path) ?? []

    expect(match?.route.handle).toBe(file)
    expect(existsSync(`src/web/${file}`)).toBe(true)
    expect(topicAt(path) !== null).toBe(file === ASK || enquiriesWithoutPayments.has(file))
  })
})

function routeObject({ file, path, index, children }: RouteConfigEntry): RouteObject {
  if (index) return { index, handle: file }
  return { ...(path !== undefined && { path }), handle: file, children: children?.map(routeObject) ?? [] }
}
