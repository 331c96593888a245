import { data, href } from 'react-router'
import type { Car } from '#domain/cars/car.ts'
import { carTitle } from '#domain/cars/car-title.ts'
import { vehicleWordFor } from '#domain/cars/vehicle-word.ts'
import { landingAddress } from '#domain/search/search-path.ts'
import { emptySearch } from '#domain/search/search-state.ts'
import { isListed, isVisible } from '#domain/search/visible-stock.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import { notFound } from '../../frame/not-found.server.ts'

/** A vehicle has a page as long as the site shows it. After that its address returns 410. */
export async function findVisibleCar(slug: string, dealership: PublicDealership): Promise<Car> {
  const { site, now } = dealership
  const car = await findListedCar(slug, dealership)
  if (!isVisible(car, site.stock, now())) throw data(await gone(car, dealership), { status: 410 })
  return car
}

/** Finds hidden vehicles too, because one may sell while a visitor fills in a form about it. */
export async function findListedCar(slug: string, dealership: PublicDealership): Promise<Car> {
  const { cars, site } = dealership
  const car = await cars.findBySlug(slug)
  if (!car || !isListed(car, site.stock))
    throw await notFound({ pathname: href('/cars/:slug', { slug }) }, dealership)
  return car
}

/** Links to others of its model, or of its make if it was the last one. */
async function gone(car: Car, { search, site }: PublicDealership) {
  const { make, model } = car
  const ofItsModel = { make: [make], model: [model] }
  const { total } = await search({ size: 0, chosen: ofItsModel })
  const others =
    total > 0 ? { name: `${make} ${model}`, chosen: ofItsModel } : { name: make, chosen: { make: [make] } }
  return {
    title: `This ${vehicleWordFor(car, site.stock.vehicleWord)} ${car.status === 'sold' ? 'has been sold' : 'is no longer for sale'}`,
    message: `We no longer have this ${carTitle(car)}, but we may have one like it.`,
    links: [
      { label: `See every ${others.name}`, href: landingAddress({ ...emptySearch, chosen: others.chosen }) },
    ],
  }
}
