import type { CarType } from '#domain/cars/car.ts'
import type { Site } from '#sites/site.ts'
import type { Lot } from '../dealers/dealer.ts'
import { privateSuburbs } from '../dealers/suburbs.ts'
import type { Random } from './random.ts'

/** The location of a vehicle: the franchise that sells it new, a used-car location, or its owner’s own street. */
export function lotPlace(
  { site, lot }: { site: Site; lot: Lot },
  { make, carType }: { make: string; carType: CarType },
  random: Random,
) {
  const franchise = lot.franchises.filter((sold) => sold.make === make).map(({ locationId }) => locationId)
  const ids = carType === 'used' || franchise.length === 0 ? lot.usedLocationIds : franchise
  const locationId = random.pick(ids)
  const location = site.locations.find(({ id }) => id === locationId)
  const dealership = site.dealerships.find(({ slug }) => slug === location?.dealershipSlug)
  if (!location || !dealership) throw new Error(`${site.name} has no location ${locationId}.`)

  const [privateSuburb, privatePostcode] = lot.private ? random.pick(privateSuburbs) : [null, null]
  return {
    dealershipId: dealership.id,
    locationId,
    city: privateSuburb ?? location.city,
    state: (location.state ?? site.defaultState).toUpperCase(),
    privateSuburb,
    privatePostcode,
  }
}
