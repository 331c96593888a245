import type { Car } from '#domain/cars/car.ts'
import { isAvailable } from '#domain/cars/is-available.ts'
import { isPrivateSale } from '#domain/cars/is-private-sale.ts'
import { priceDisplay, type ShownPrice } from '#domain/cars/price-display.ts'
import { wholeDollars } from '#domain/shared/money.ts'
import type { Site } from '#sites/site.ts'
import { knownFacts } from '../../seo/known-facts.ts'

/** The schema.org offer of a vehicle: the price its page shows, and the seller. */
export function carOffer(car: Car, site: Site, { url, origin }: { url: string; origin: string }) {
  const shown = priceDisplay(car, site.prices)
  return knownFacts({
    '@type': 'Offer',
    url,
    availability: `https://schema.org/${availability(car)}`,
    ...(shown.kind === 'price' && buyingPrice(shown, isPrivateSale(car))),
    ...(shown.kind === 'subscription' && { priceSpecification: byTheWeek(shown.amountCents) }),
    seller: seller(car, site, origin),
  })
}

function availability(car: Car) {
  if (!isAvailable(car)) return 'SoldOut'
  if (car.reserved) return 'Reserved'
  return car.status === 'coming_soon' || car.preorder ? 'PreOrder' : 'InStock'
}

/**
 * Australian dealers' prices include GST; private sellers don't charge it. The page's own wording says what else the
 * price includes.
 */
function buyingPrice({ amountCents, before, includes, priceKind }: ShownPrice, isPrivate: boolean) {
  const price = wholeDollars(amountCents)
  const description = [before, includes].filter(Boolean).join(', ')
  const specification = knownFacts({
    '@type': 'PriceSpecification',
    ...(before === null ? { price } : { minPrice: price }),
    priceCurrency: 'AUD',
    valueAddedTaxIncluded: priceKind === null || isPrivate ? null : true,
    description,
  })
  return { price, priceCurrency: 'AUD', ...(description && { priceSpecification: specification }) }
}

/** A weekly subscription is not a purchase price and must not look like one. */
function byTheWeek(amountCents: number) {
  return {
    '@type': 'UnitPriceSpecification',
    price: wholeDollars(amountCents),
    priceCurrency: 'AUD',
    unitText: 'week',
    referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'WEE' },
  }
}

/** The dealer at the vehicle's location. A private sale names no seller: it isn't the dealer, and the owner's name is private. */
function seller(car: Car, site: Site, origin: string) {
  if (isPrivateSale(car)) return null
  const location = site.locations.find(({ id }) => id === car.locationId)
  return knownFacts({
    '@type': 'AutoDealer',
    name: location?.name ?? site.name,
    url: origin,
    address:
      location &&
      knownFacts({
        '@type': 'PostalAddress',
        streetAddress: location.street,
        addressLocality: location.city,
        addressRegion: location.state?.toUpperCase(),
        postalCode: location.postcode,
        addressCountry: 'AU',
      }),
  })
}
