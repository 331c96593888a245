import type { CarStore } from '#data/cars.ts'
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
  // Naming them all here makes the types ask for a method that is added later.
  const finding: Pick<CarStore, Extract<keyof CarStore, `find${string}`>> = {
    findBySlug: async (slug) => one(await cars.findBySlug(slug)),
    findById: async (id) => one(await cars.findById(id)),
    findMany: async (ids) => several(await cars.findMany(ids)),
    findManyBySlug: async (slugs) => several(await cars.findManyBySlug(slugs)),
    findByStockNumbers: async (numbers) => several(await cars.findByStockNumbers(numbers)),
  }
  return { ...cars, ...finding }
}

function respellCar(car: Car, spellings: ShownSpellings): Car {
  const value = (facet: VehicleFacet, text: string) => spellings.of(facet, text)
  const maybe = (facet: VehicleFacet, text: string | null) => (text === null ? null : value(facet, text))
  const list = (facet: VehicleFacet, texts: string[]) => [...new Set(texts.map((text) => value(facet, text)))]
  const make = value('make', car.make)
  const model = value('model', car.model)
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
    drive: maybe('drive', car.drive),
    colour: maybe('colour', car.colour),
    city: maybe('city', car.city),
    tag: maybe('tag', car.tag),
    categories: list('categories', car.categories),
    features: list('features', car.features),
  }
}
