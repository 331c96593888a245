import { z } from 'zod'
import { appointmentsAgree, appointmentSettings } from './settings/appointment-settings.ts'
import { carPageSettings, chatAgrees } from './settings/car-page-settings.ts'
import { contentSettings } from './settings/content-settings.ts'
import { customerSettings } from './settings/customer-settings.ts'
import { formSettings, phoneSettings } from './settings/form-settings.ts'
import { deliveryAgrees, deliverySettings } from './settings/delivery-settings.ts'
import { homeSettings } from './settings/home-settings.ts'
import { locationSettings } from './settings/location-settings.ts'
import { mapSettings } from './settings/map-settings.ts'
import { reviewSettings, reviewsAgree } from './settings/review-settings.ts'
import { identity } from './identity.ts'
import { footerMenu, headerButtons, menu, theme } from './appearance.ts'
import { templates } from './templates/templates.ts'
import { readableColours } from './readable-colours.ts'
import { placesAgree } from './places-agree.ts'
import { places } from './places.ts'
import { financeSettings } from './settings/finance-settings.ts'
import { priceSettings } from './settings/price-settings.ts'
import { reservationSettings } from './settings/reservation-settings.ts'
import { privacySettings } from './settings/privacy-settings.ts'
import { promotionSettings } from './settings/promotion-settings.ts'
import { purchaseSettings } from './settings/purchase-settings.ts'
import { searchEngineSettings } from './settings/search-engine-settings.ts'
import { serviceSettings } from './settings/service-settings.ts'
import { stockSettings } from './settings/stock-settings.ts'
import { trackingSettings } from './settings/tracking-settings.ts'

/**
 * One dealer’s site: every setting with its default and its description. The document overrides the defaults. An
 * unknown setting is refused, so that a typing error never goes unnoticed.
 */
export const Site = z
  .strictObject({
    ...identity,
    template: z.enum(templates).default('metropolitan').describe('The layout of the site.'),
    theme: theme.prefault({}).describe('The colours and shapes that make the site look like this dealer’s.'),
    menu,
    headerButtons,
    footerMenu,
    home: homeSettings.prefault({}).describe('The sections of the home page and their content.'),
    content: contentSettings.prefault({}).describe('What pages may show of other websites.'),
    ...places,
    stock: stockSettings.prefault({}).describe('Which vehicles are shown, and how search behaves.'),
    carPage: carPageSettings
      .prefault({})
      .describe('What a vehicle’s page says in addition to the vehicle’s own details.'),
    prices: priceSettings.prefault({}).describe('How prices are shown.'),
    finance: financeSettings.prefault({}).describe('How finance is shown.'),
    reservations: reservationSettings.prefault({}).describe('Reserving and buying online.'),
    purchase: purchaseSettings.prefault({}).describe('What customers who buy online can choose.'),
    forms: formSettings.prefault({}).describe('How forms behave.'),
    delivery: deliverySettings.prefault({}).describe('Where leads go, and what the customer receives.'),
    customers: customerSettings.prefault({}).describe('Customers who sign in with their mobile number.'),
    phones: phoneSettings.prefault({}).describe('Phone numbers that take precedence over a location’s own.'),
    appointments: appointmentSettings
      .prefault({})
      .describe('Test drives and services that customers book themselves.'),
    service: serviceSettings.prefault({}).describe('Servicing.'),
    reviews: reviewSettings.describe('What customers said about the dealer and its locations.'),
    locationDisplay: locationSettings.prefault({}).describe('Reviews and opening hours.'),
    map: mapSettings.prefault({}).describe('The maps on the pages of locations and vehicles.'),
    promotions: promotionSettings.prefault({}).describe('Offers and promotions.'),
    search: searchEngineSettings.prefault({}).describe('The search engine.'),
    privacy: privacySettings
      .prefault({})
      .describe('How long the site stores records, and who answers for them.'),
    tracking: trackingSettings
      .prefault({})
      .describe('Third-party services for analytics, marketing and chat.'),
  })
  .check(placesAgree, appointmentsAgree, reviewsAgree, readableColours, deliveryAgrees, chatAgrees)

export type Site = z.output<typeof Site>
/** A site’s document: only the settings that differ from the defaults. */
export type SiteDocument = z.input<typeof Site>
