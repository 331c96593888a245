import type { Car } from '#domain/cars/car.ts'
import { isAvailable } from '#domain/cars/is-available.ts'
import { isPrivateSale } from '#domain/cars/is-private-sale.ts'
import { priceDisplay, type ShownPrice } from '#domain/cars/price-display.ts'
import { wholeDollars } from '#domain/shared/money.ts'
import type { Site } from '#sites/site.ts'
import { knownFacts } from '../../seo/known-facts.ts'

/** What a vehicle is offered for, in the one figure that its page shows, and by whom. */
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
 * Prices that Australian dealers ask include GST; who sells their own charges none. What else a price includes is said in
 * the words of the page.
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

/** What is paid by the week is no price to buy at, and must not be taken for one. */
function byTheWeek(amountCents: number) {
  return {
    '@type': 'UnitPriceSpecification',
    price: wholeDollars(amountCents),
    priceCurrency: 'AUD',
    unitText: 'week',
    referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'WEE' },
  }
}

/** The dealer at the place where the vehicle stands. A private seller is nobody's business, and the dealer not the seller. */
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
