import { index, prefix, route, type RouteConfig } from '@react-router/dev/routes'

/** All routes of a site. */
export default [
  index('home/home.route.tsx'),

  // Finding a vehicle
  route('search/:scope?/:model?', 'search/search.route.tsx'),
  route('models', 'range/range.route.tsx'),
  ...page('watchlist/watchlist.route.tsx', ['watchlist', 'favourites']),
  route('compare', 'compare/compare.route.tsx'),
  route('saved-searches', 'saved-searches/saved-searches.route.tsx'),
  route('brands/:make', 'range/brand.route.tsx'),

  // One vehicle
  route('cars/:slug', 'car-page/car.route.tsx'),
  route('cars/:slug/brochure.pdf', 'cars/documents/brochure.route.ts'),
  ...page('reservations/checkout.route.tsx', ['cars/:slug/checkout', 'cars/:slug/buy-online']),
  route('cars/:slug/card.jpg', 'cars/documents/social-card.route.ts'),
  ...page('trade-in/trade-in.route.tsx', ['cars/trade-in']),
  route('checkout-journey', 'purchases/checkout-journey.route.tsx'),
  route('purchases/:token', 'purchases/purchase.route.tsx'),

  // Finance
  ...page('finance/finance.route.tsx', [
    'finance',
    'finance-enquiry',
    'apply-for-finance',
    'finance-pre-approval',
    'mazda-finance-page',
    'personalised/finance',
  ]),

  // Selling a vehicle to the dealer
  ...page('trade-in/trade-in.route.tsx', ['sell-my-car', 'trade-in', 'buying']),
  ...page('enquiries/topics/enquiry-page.route.tsx', ['trade-in/enquiry']),
  route('valuations/:token', 'trade-in/valuation.route.tsx'),

  route('lead-images/:token', 'uploads/lead-images.route.tsx'),
  route('lead-images/:token/:image', 'uploads/lead-image.route.ts'),

  // Contacting the dealer
  ...page('enquiries/topics/contact.route.tsx', ['contact-us', 'contact']),
  ...page('locations/location.route.tsx', ['locations/:location', 'contact-us/:location']),
  route('locations', 'locations/locations.route.tsx'),
  route('maps/australia.json', 'maps/australia.route.ts'),
  route('maps/locations/:location.json', 'maps/location-map.route.ts'),
  ...page('enquiries/topics/enquiry-page.route.tsx', ['book-test-drive', 'quick-enquiry', 'request-photos']),
  route('used-car-guarantee', 'guarantee/guarantee.route.tsx'),
  route('success', 'enquiries/success/success.route.tsx'),
  ...page('enquiries/success/success-booking.route.ts', ['success/appointment', 'success/calendar.ics']),

  // Reservations and payments
  route('online-payment', 'payments/online-payment.route.tsx'),
  route('payments/:token', 'payments/payment.route.tsx'),
  route('reservations/queue/:token', 'reservations/queue/queue.route.tsx'),
  route('reservations/:token', 'reservations/reservation.route.tsx'),
  route('reservations/:token/calendar.ics', 'reservations/reservation-calendar.route.ts'),

  // Appointments
  route('appointments/requests/:request', 'appointments/request.route.tsx'),
  route('appointments/:token', 'appointments/appointment.route.tsx'),
  route('appointments/:token/calendar.ics', 'appointments/calendar-file.route.ts'),

  // Service and parts
  ...page('service/service.route.tsx', ['service', 'book-a-service']),
  ...page('catalogue/catalogue.route.tsx', ['vehicle-parts-and-accessories', 'accessories', 'parts/search']),

  // About the dealer, offers and news
  ...page('content/page/content-page.route.tsx', [
    'about-us',
    'careers',
    'fleet',
    'warranty',
    'roadside-assist',
    'diamond-advantage',
  ]),
  ...page('content/offers/offers.route.tsx', ['offers', 'special-offers']),
  route('offers/:slug', 'content/offers/offer.route.tsx'),
  route('blog/rss.xml', 'content/blog/rss.route.ts'),
  route('blog/:slug?', 'content/blog/blog.route.tsx'),
  route('spin-to-win', 'spin-to-win/spin-to-win.route.tsx'),

  // Signing in
  route('sign-in', 'customers/sign-in/sign-in.route.tsx'),
  route('account', 'customers/account/account.route.tsx'),
  route('account/phone', 'customers/account/phone.route.tsx'),
  route('account/data', 'customers/account/data.route.tsx'),
  route('account/data.json', 'customers/account/data-file.route.ts'),
  route('account/erased', 'customers/account/erased.route.tsx'),
  route('account/alerts', 'alerts/alerts.route.tsx'),
  route('account/confirm-email/:token', 'alerts/confirm-email.route.tsx'),
  route('alerts/stop/:token', 'alerts/stop.route.tsx'),

  // The small print
  ...page('content/page/content-page.route.tsx', [
    'privacy-policy',
    'terms-and-conditions',
    'value-my-car-terms-and-conditions',
    'pages/:slug',
  ]),

  // The API
  ...prefix('api', [
    route('openapi.json', 'api/openapi.route.ts'),
    route('search', 'search/api/search-api.route.ts'),
    route('search/count', 'search/api/search-count-api.route.ts'),
    route('cars', 'cars/cars-api.route.ts'),
    route('watchlist/cards', 'watchlist/watchlist-cards.route.ts'),
    route('cars/:slug.pdf', 'cars/documents/brochure-api.route.ts'),
    route('cars/:id/facts', 'tracking/item-facts.route.ts'),
    route('car-views', 'cars/views/car-views.route.ts'),
    route('leads', 'enquiries/leads-api/leads.route.ts'),
    route('leads/:id', 'enquiries/leads-api/lead.route.ts'),
    ...page('appointments/appointments-api.route.ts', ['test-drive/appointments', 'service/appointments']),
    route('saved-searches', 'saved-searches/api/saved-searches-api.route.ts'),
    route('saved-searches/remove', 'saved-searches/api/remove-search.route.ts'),
    route('watchlist', 'customers/watchlist-api/watchlist-api.route.ts'),
    route('watchlist/save-car', 'customers/watchlist-api/save-car.route.ts'),
    route('watchlist/remove-car', 'customers/watchlist-api/remove-car.route.ts'),
    route('watchlist/merge', 'customers/watchlist-api/merge.route.ts'),
    route('payments/webhook', 'reservations/payment-webhook.route.ts'),
    route('eval-expert/image-upload', 'uploads/image-upload.route.ts'),
    route('eval-expert/image-remove', 'uploads/image-remove.route.ts'),
    route('geocode', 'places/geocode.route.ts'),
    route('eval-expert/enter-vin', 'trade-in/api/enter-vin.route.ts'),
    route('eval-expert/manual-entry', 'trade-in/api/manual-entry.route.ts'),
    route('eval-expert/update-eval', 'trade-in/api/update-eval.route.ts'),
    route('miscellaneous', 'trade-in/api/miscellaneous.route.ts'),
    route('captcha', 'spam/captcha.route.ts'),
    route('events', 'tracking/events.route.ts'),
    route('phone-reveal', 'car-page/phone-reveal.route.ts'),
    ...page('finance/finance-disclaimer.route.ts', ['finance-disclaimer', 'cars/:id/finance-disclaimer']),
  ]),
  route('robots.txt', 'seo/robots.route.ts'),
  ...page('seo/sitemap.route.ts', ['sitemap.xml', 'sitemaps/:part']),
  route('llms.txt', 'seo/llms-text.route.ts'),
  route('site.webmanifest', 'seo/web-manifest.route.ts'),
  ...page('seo/site-icon.route.ts', ['favicon.svg', 'favicon.ico']),

  // Demo sites only
  route('sandbox', 'outbox/outbox.route.tsx'),
  route('sandbox/messages.json', 'outbox/outbox-json.route.ts'),
  route('sandbox/mail/:id', 'outbox/email.route.ts'),
  route('sandbox/payments/:id', 'payment-sandbox/sandbox-payment.route.tsx'),
  route('sandbox/ui', 'component-gallery/component-gallery.route.tsx'),

  // A page of the dealer's own or a model's page is a single path segment, so it comes after all fixed pages
  route(':modelSlug', 'range/own-address.route.tsx'),
  route('*', 'content/not-found.route.tsx'),
] satisfies RouteConfig

/** One page at several addresses. */
function page(file: string, paths: string[]) {
  return paths.map((path) => route(path, file, { id: `${file} at ${path}` }))
}
