import type { Car, LenderQuote, Variant } from '#domain/cars/car.ts'
import { thumbnailsOf } from '#domain/cars/car-pictures.ts'
import { isAvailable } from '#domain/cars/is-available.ts'
import { isPrivateSale, publicIdentifiers } from '#domain/cars/is-private-sale.ts'
import { priceDisplay, realPrice } from '#domain/cars/price-display.ts'
import { financeOffer } from '#domain/finance/finance-offer.ts'
import { locationSlug } from '#domain/locations/location-slug.ts'
import { wholeDollars } from '#domain/shared/money.ts'
import type { Site } from '#sites/site.ts'
import type { Vehicle } from '../../api/vehicle-schema.ts'

/** A vehicle with the field names of the public API, as far as its page shows it. Money is in dollars. */
export function vehicleRecord(car: Car, site: Site, now: Date): Vehicle {
  return {
    ...identity(car),
    ...pricing(car, site),
    ...description(car),
    ...whereItIs(car, site),
    variant: variantRecord(car.variant),
    specifications: {
      body_width: car.specifications.bodyWidthMm ?? null,
      body_length: car.specifications.bodyLengthMm ?? null,
      tare_weight: car.specifications.tareWeightKg ?? null,
      axle_type: car.specifications.axleType ?? null,
      sleeps: car.specifications.sleeps ?? null,
      aggregate_trailer_mass: car.specifications.aggregateTrailerMassKg ?? null,
    },
    finance_lenders: shownLender(car, site, now),
  }
}

function identity(car: Car) {
  return {
    id: car.id,
    slug: car.slug,
    name: car.name,
    carsales_title: car.carsalesTitle,
    stocknum: car.stockNumber,
    year: car.year,
    make: car.make,
    model: car.model,
    badge: car.badge,
    series: car.series,
    car_type: car.carType,
    item_type: car.itemType,
    status: car.status,
    tag: car.tag,
    reserved: car.reserved,
    certified: car.certified,
    preorder: car.preorder,
    sold: !isAvailable(car),
    sold_date_timestamp: car.soldAt === null ? null : Math.floor(car.soldAt.getTime() / 1000),
    created_at: car.createdAt.toISOString(),
    show_on_dealer_website: car.showOnDealerWebsite,
  }
}

function pricing(car: Car, site: Site) {
  const shown = priceDisplay(car, site.prices)
  const price = shown.kind === 'price' ? shown : null
  const marketPrices = site.prices.marketBadge ? car.marketPrices : null
  const offer = price?.amountCents === car.offerPriceCents ? car.offerPriceCents : null
  return {
    price: price && inWholeDollars(realPrice(car.priceCents)),
    shown_price: price && wholeDollars(price.amountCents),
    price_type: price && ([price.before, price.includes].filter(Boolean).join(', ') || null),
    before_price: price && inWholeDollars(price.wasCents),
    offer_price: inWholeDollars(offer),
    subscription_price: shown.kind === 'subscription' ? wholeDollars(shown.amountCents) : null,
    payment_processors: car.paymentProcessors,
    autograb_data: marketPrices && {
      state_average_market_price: dollars(marketPrices.stateAverageCents),
      average_market_price: dollars(marketPrices.averageCents),
    },
  }
}

function description(car: Car) {
  const { vin, registrationPlate } = publicIdentifiers(car)
  return {
    km: car.odometerKm,
    colour: car.colour,
    interior_colour: car.interiorColour,
    simple_body: car.simpleBody,
    simple_transmission: car.simpleTransmission,
    simple_fuel: car.simpleFuel,
    trans: car.transmission,
    fuel: car.fuel,
    drive: car.drive,
    seats: car.seats,
    doors: car.doors,
    engine_size: car.engineSize,
    vin,
    has_nvic: car.hasNvic,
    regplate: registrationPlate,
    rego_expiry: car.registrationExpiry,
    compliance_date: car.complianceDate,
    build_date: car.buildDate,
    views: car.views,
    dealercomments: car.dealerComments,
    standardEquipment: car.standardEquipment,
    features: car.features,
    categories: car.categories,
    images: car.images,
    thumbnails: thumbnailsOf(car),
    primary_image_url: car.primaryImageUrl,
    file: car.historyReportUrl,
  }
}

/** Leaves out the phone number, which visitors have to request. */
function whereItIs(car: Car, site: Site) {
  const location = site.locations.find(({ id }) => id === car.locationId)
  const dealership = site.dealerships.find(({ id }) => id === car.dealershipId)
  return {
    dealership_id: car.dealershipId,
    dealership_slug: dealership?.slug ?? null,
    city: site.overrideCity ?? car.city ?? location?.city ?? null,
    state: car.state ?? location?.state ?? null,
    private_suburb: car.privateSuburb,
    private_postcode: car.privatePostcode,
    // A private seller's vehicle is at the owner's home, so only the suburb is public.
    location:
      isPrivateSale(car) || !location
        ? null
        : {
            id: location.id,
            slug: locationSlug(location),
            name: location.name,
            distribution_locations: location.distributionLocations,
            address: {
              street: location.street,
              city: location.city,
              state: location.state,
              postcode: location.postcode,
              place_url: location.placeUrl,
            },
          },
  }
}

function variantRecord(variant: Variant) {
  return {
    enginesize: variant.engineSizeCc ?? null,
    enginesize_litres: variant.engineLitres ?? null,
    cylinders: variant.cylinders ?? null,
    induction: variant.induction ?? null,
    fuelconsumptioncombined: variant.fuelConsumptionCombined ?? null,
    fuelcapacity: variant.fuelCapacityLitres ?? null,
    grossvehiclemass: variant.grossVehicleMassKg ?? null,
    vehiclelength: variant.lengthMm ?? null,
    vehicleheight: variant.heightMm ?? null,
    vehiclewidth: variant.widthMm ?? null,
    torque: variant.torque ?? null,
    ancaprating: variant.ancapRating ?? null,
    bodyconfiguration: variant.bodyConfiguration ?? null,
    geartype: variant.gearType ?? null,
  }
}

/** Only the lender whose figures the site shows for the vehicle. */
function shownLender(car: Car, site: Site, now: Date) {
  const provider = financeOffer(car, site, now)?.provider
  const quote = provider && car.financeLenders[provider]
  return quote ? { [provider]: lenderRecord(quote) } : {}
}

function lenderRecord(quote: LenderQuote) {
  const { paymentWeekCents, paymentMonthCents, depositCents, balloonCents, ...rates } = quote
  return {
    ...rates,
    paymentWeek: dollars(paymentWeekCents),
    paymentMonth: dollars(paymentMonthCents),
    deposit: dollars(depositCents),
    balloon: dollars(balloonCents),
  }
}

/** Prices for shoppers are in whole dollars, as on the page. */
function inWholeDollars(cents: number | null) {
  return cents === null ? null : wholeDollars(cents)
}

function dollars(cents: number | null) {
  return cents === null ? null : cents / 100
}
