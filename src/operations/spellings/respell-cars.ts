import type { CarStore } from '#data/cars/cars.ts'
import type { BriefCar } from '#domain/cars/brief-car.ts'
import type { Car } from '#domain/cars/car.ts'
import { fallbackName } from '#domain/cars/fallback-name.ts'
import type { VehicleFacet } from '#domain/search/vehicle-facets.ts'
import type { ShownSpellings } from '#domain/spellings/shown-spellings.ts'

/** A car store whose vehicles have the site's spellings. Batches return them as stored. */
export function respellCars(cars: CarStore, spellings: () => Promise<ShownSpellings>): CarStore {
  const one = async (car: Car | null) => car && respellCar(car, await spellings())
  const several = async (found: Car[]) => {
    if (found.length === 0) return found
    const shown = await spellings()
    return found.map((car) => respellCar(car, shown))
  }
  const severalBrief = async (found: BriefCar[]) => {
    if (found.length === 0) return found
    const shown = await spellings()
    return found.map((car) => respellBriefCar(car, shown))
  }
  // Naming them all here makes the types ask for a method that is added later.
  const finding: Pick<CarStore, Extract<keyof CarStore, `find${string}`>> = {
    findBySlug: async (slug) => one(await cars.findBySlug(slug)),
    findById: async (id) => one(await cars.findById(id)),
    findMany: async (ids) => several(await cars.findMany(ids)),
    findBrief: async (ids) => severalBrief(await cars.findBrief(ids)),
    findBriefBySlug: async (slugs) => severalBrief(await cars.findBriefBySlug(slugs)),
    findBriefByStockNumber: async (numbers) => severalBrief(await cars.findBriefByStockNumber(numbers)),
  }
  return { ...cars, ...finding }
}

function respellCar(car: Car, spellings: ShownSpellings): Car {
  const list = (facet: VehicleFacet, texts: string[]) => [
    ...new Set(texts.map((text) => spellings.of(facet, text))),
  ]
  return {
    ...respellBriefCar(car, spellings),
    drive: car.drive === null ? null : spellings.of('drive', car.drive),
    categories: list('categories', car.categories),
    features: list('features', car.features),
  }
}

function respellBriefCar<Found extends BriefCar>(car: Found, spellings: ShownSpellings): Found {
  const maybe = (facet: VehicleFacet, text: string | null) =>
    text === null ? null : spellings.of(facet, text)
  const make = spellings.of('make', car.make)
  const model = spellings.of('model', car.model)
  const badge = maybe('badge', car.badge)
  const isNamedPlainly = car.name === fallbackName(car)
  return {
    ...car,
    make,
    model,
    badge,
    name: isNamedPlainly ? fallbackName({ ...car, make, model, badge }) : car.name,
    simpleBody: maybe('body', car.simpleBody),
    simpleFuel: maybe('fuel', car.simpleFuel),
    simpleTransmission: maybe('transmission', car.simpleTransmission),
    colour: maybe('colour', car.colour),
    city: maybe('city', car.city),
    tag: maybe('tag', car.tag),
  }
}
