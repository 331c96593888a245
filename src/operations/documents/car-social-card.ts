import type { Car } from '#domain/cars/car.ts'
import { carTitle } from '#domain/cars/car-title.ts'
import { isAvailable } from '#domain/cars/is-available.ts'
import { priceDisplay } from '#domain/cars/price-display.ts'
import { priceText } from '#domain/cars/format-price.ts'
import type { SocialCardFacts } from '#integrations/social-cards/port.ts'
import { palettesOf } from '#sites/palette.ts'
import type { Site } from '#sites/site.ts'

/** The facts of the picture that a shared link shows: the same price as on the page, with what it includes. */
export function socialCardFacts(car: Car, site: Site): SocialCardFacts {
  const [light] = palettesOf(site)
  if (!light) throw new Error(`The site ${site.slug} has no palette.`)
  return {
    siteName: site.name,
    template: site.template,
    palette: light.palette,
    title: carTitle(car),
    subtitle: [car.badge, car.series].filter(Boolean).join(' '),
    price: priceText(priceDisplay(car, site.prices)),
    isSold: !isAvailable(car),
  }
}
