import { z } from 'zod'
import { appointmentsAgree, appointmentSettings } from './settings/appointment-settings.ts'
import { carPageSettings } from './settings/car-page-settings.ts'
import { formSettings, locationSettings, phoneSettings } from './settings/form-settings.ts'
import { deliveryAgrees, deliverySettings } from './settings/delivery-settings.ts'
import { homeSettings } from './settings/home-settings.ts'
import { identity } from './identity.ts'
import { menu, templates, theme } from './appearance.ts'
import { readableColours } from './readable-colours.ts'
import { placesAgree } from './places-agree.ts'
import { places } from './places.ts'
import { financeSettings, priceSettings, reservationSettings } from './settings/price-settings.ts'
import { privacySettings } from './settings/privacy-settings.ts'
import { promotionSettings } from './settings/promotion-settings.ts'
import { searchSettings } from './settings/search-settings.ts'
import { serviceSettings } from './settings/service-settings.ts'
import { stockSettings } from './settings/stock-settings.ts'
import { trackingSettings } from './settings/tracking-settings.ts'

/**
 * One dealer's site, whole: every setting with its default and a sentence. What is written in a site's document
 * wins over the default; what is not known here is refused, so that a misspelt setting never goes unnoticed.
 */
export const Site = z
  .strictObject({
    ...identity,
    template: z.enum(templates).default('metropolitan').describe('Which of the layouts the site uses.'),
    theme: theme.prefault({}).describe('What makes the site look like this dealer.'),
    menu,
    home: homeSettings.prefault({}).describe('What stands on the home page.'),
    ...places,
    stock: stockSettings.prefault({}).describe('Which vehicles are shown, and how search behaves.'),
    carPage: carPageSettings.prefault({}).describe('What a vehicle’s page says beside the vehicle itself.'),
    prices: priceSettings.prefault({}).describe('How prices read.'),
    finance: financeSettings.prefault({}).describe('How finance is shown.'),
    reservations: reservationSettings.prefault({}).describe('Reserving and buying online.'),
    forms: formSettings.prefault({}).describe('How forms behave.'),
    delivery: deliverySettings.prefault({}).describe('Where leads go, and what the customer hears.'),
    phones: phoneSettings.prefault({}).describe('Telephone numbers that stand above a location’s own.'),
    appointments: appointmentSettings
      .prefault({})
      .describe('Test drives and services that customers book by themselves.'),
    service: serviceSettings.prefault({}).describe('Servicing.'),
    locationDisplay: locationSettings.prefault({}).describe('Reviews and opening hours.'),
    promotions: promotionSettings.prefault({}).describe('Offers and promotions.'),
    search: searchSettings.prefault({}).describe('What searches the vehicles.'),
    privacy: privacySettings.prefault({}).describe('How long records are kept.'),
    tracking: trackingSettings.prefault({}).describe('Third-party services that count or talk.'),
  })
  .check(placesAgree, appointmentsAgree, readableColours, deliveryAgrees)

export type Site = z.output<typeof Site>
/** A site's document as it is written: only what differs from the defaults. */
export type SiteDocument = z.input<typeof Site>
