import routes from '#web/routes.ts'

/** Who may open an address, or change something with it. */
export type Access =
  /** Everyone, also a program. */
  | 'anyone'
  /** A customer who has signed in on this site, and only for what is theirs. */
  | 'customer'
  /** Who has the secret in the address, which came in an email or a text message. */
  | 'link'
  /** The browser that sent a form or its pictures, by a sealed cookie or by the form’s own key. */
  | 'browser'
  /** A program that began a lead, by the lead’s id. */
  | 'lead id'
  /** A payment provider, by its signature. */
  | 'provider'
  /** Everyone, on a demonstration server. On any other there is no such address. */
  | 'demo'
  /** The method is refused. */
  | 'nobody'

export type RouteAccess = { read: Access; change: Access }

/** Every module that answers an address, from `src/web/routes.ts`. A new one fails the test until it is here. */
const accessOf: Record<string, RouteAccess> = {
  ...each({ read: 'anyone', change: 'nobody' }, [
    'home/home.route.tsx',
    'search/search.route.tsx',
    'range/range.route.tsx',
    'range/brand.route.tsx',
    'compare/compare.route.tsx',
    'saved-searches/saved-searches.route.tsx',
    'cars/documents/brochure.route.ts',
    'cars/documents/brochure-api.route.ts',
    'cars/documents/social-card.route.ts',
    'cars/cars-api.route.ts',
    'watchlist/watchlist-cards.route.ts',
    'tracking/item-facts.route.ts',
    'locations/locations.route.tsx',
    'maps/australia.route.ts',
    'maps/location-map.route.ts',
    'guarantee/guarantee.route.tsx',
    'enquiries/success/success.route.tsx',
    'content/blog/rss.route.ts',
    'content/blog/blog.route.tsx',
    'customers/account/erased.route.tsx',
    'api/openapi.route.ts',
    'search/api/search-api.route.ts',
    'search/api/search-count-api.route.ts',
    'appointments/appointments-api.route.ts',
    'places/geocode.route.ts',
    'spam/captcha.route.ts',
    'finance/finance-disclaimer.route.ts',
    'seo/robots.route.ts',
    'seo/sitemap.route.ts',
    'seo/llms-text.route.ts',
    'seo/web-manifest.route.ts',
    'seo/site-icon.route.ts',
  ]),
  // Forms that everyone may send.
  ...each({ read: 'anyone', change: 'anyone' }, [
    'car-page/car.route.tsx',
    'reservations/checkout.route.tsx',
    'purchases/checkout-journey.route.tsx',
    'trade-in/trade-in.route.tsx',
    'finance/finance.route.tsx',
    'enquiries/topics/enquiry-page.route.tsx',
    'enquiries/topics/contact.route.tsx',
    'locations/location.route.tsx',
    'service/service.route.tsx',
    'catalogue/catalogue.route.tsx',
    'content/page/content-page.route.tsx',
    'content/offers/offers.route.tsx',
    'content/offers/offer.route.tsx',
    'customers/sign-in/sign-in.route.tsx',
    'range/own-address.route.tsx',
    'content/not-found.route.tsx',
  ]),
  ...each({ read: 'nobody', change: 'anyone' }, [
    'cars/views/car-views.route.ts',
    'enquiries/leads-api/leads.route.ts',
    'trade-in/api/enter-vin.route.ts',
    'trade-in/api/manual-entry.route.ts',
    'trade-in/api/update-eval.route.ts',
    'uploads/image-upload.route.ts',
    'tracking/events.route.ts',
    'car-page/phone-reveal.route.ts',
  ]),
  ...each({ read: 'anyone', change: 'customer' }, [
    'watchlist/watchlist.route.tsx',
    'spin-to-win/spin-to-win.route.tsx',
  ]),
  ...each({ read: 'customer', change: 'customer' }, [
    'payments/online-payment.route.tsx',
    'customers/account/account.route.tsx',
    'customers/account/phone.route.tsx',
    'customers/account/data.route.tsx',
    'alerts/alerts.route.tsx',
    'saved-searches/api/saved-searches-api.route.ts',
  ]),
  ...each({ read: 'customer', change: 'nobody' }, [
    'customers/account/data-file.route.ts',
    'customers/watchlist-api/watchlist-api.route.ts',
  ]),
  ...each({ read: 'nobody', change: 'customer' }, [
    'saved-searches/api/remove-search.route.ts',
    'customers/watchlist-api/save-car.route.ts',
    'customers/watchlist-api/remove-car.route.ts',
    'customers/watchlist-api/merge.route.ts',
  ]),
  ...each({ read: 'link', change: 'link' }, [
    'purchases/purchase.route.tsx',
    'trade-in/valuation.route.tsx',
    'reservations/queue/queue.route.tsx',
    'reservations/reservation.route.tsx',
    'appointments/request.route.tsx',
    'appointments/appointment.route.tsx',
    'alerts/confirm-email.route.tsx',
    'alerts/stop.route.tsx',
  ]),
  ...each({ read: 'link', change: 'nobody' }, [
    'uploads/lead-images.route.tsx',
    'uploads/lead-image.route.ts',
    'payments/payment.route.tsx',
    'reservations/reservation-calendar.route.ts',
    'appointments/calendar-file.route.ts',
  ]),
  'enquiries/success/success-booking.route.ts': { read: 'browser', change: 'nobody' },
  'uploads/image-remove.route.ts': { read: 'nobody', change: 'browser' },
  'trade-in/api/miscellaneous.route.ts': { read: 'nobody', change: 'lead id' },
  'enquiries/leads-api/lead.route.ts': { read: 'nobody', change: 'lead id' },
  'reservations/payment-webhook.route.ts': { read: 'nobody', change: 'provider' },
  ...each({ read: 'demo', change: 'nobody' }, [
    'outbox/outbox.route.tsx',
    'outbox/outbox-json.route.ts',
    'outbox/email.route.ts',
    'component-gallery/component-gallery.route.tsx',
  ]),
  'payment-sandbox/sandbox-payment.route.tsx': { read: 'demo', change: 'demo' },
}

function each(access: RouteAccess, files: string[]) {
  return Object.fromEntries(files.map((file) => [file, access]))
}

/** Each address with who may do what there; `null` where nobody has said so yet. */
export const addresses = routes.map(({ path = '', file }) => ({
  pattern: `/${path}`,
  file,
  access: accessOf[file] ?? null,
}))

/** Modules in the list that no address leads to any more. */
export const unusedModules = Object.keys(accessOf).filter((file) => !routes.some((one) => one.file === file))
