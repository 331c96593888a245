import type { BriefCar } from '#domain/cars/brief-car.ts'
import { carPictures } from '#domain/cars/car-pictures.ts'
import { carTitle } from '#domain/cars/car-title.ts'
import { isAvailable } from '#domain/cars/is-available.ts'
import { defaultPicture } from '#domain/images/default-picture.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import type { BodyLink, Example, StockLink } from './home-page-data.ts'
import type { ReadCars } from './latest-cards.server.ts'

/** The latest vehicles often have no photos yet. */
const CONSIDERED = 8

/** A body type, and the ids of its latest vehicles. */
export type BodyStock = { body: StockLink; ids: readonly string[] }

export function latestOfEach(
  bodies: readonly StockLink[],
  { search }: PublicDealership,
): Promise<BodyStock[]> {
  return Promise.all(
    bodies.map(async (body) => {
      const { ids } = await search({ chosen: { body: [body.label] }, sort: 'latest', size: CONSIDERED })
      return { body, ids }
    }),
  )
}

/** Adds a picture to each body type: its latest vehicle with a photo. */
export async function withExamples(
  stock: readonly BodyStock[],
  read: ReadCars,
  dealership: PublicDealership,
): Promise<BodyLink[]> {
  const latest = await examplesAmong(
    stock.map(({ ids }) => ids.slice(0, 1)),
    read,
    dealership,
  )
  const others = await examplesAmong(
    stock.map(({ ids }, nth) => (latest[nth] ? [] : ids.slice(1))),
    read,
    dealership,
  )
  return stock.map(({ body }, nth) => ({ ...body, example: latest[nth] ?? others[nth] ?? null }))
}

/** The first vehicle of each list that can be shown. They are all read at once. */
async function examplesAmong(
  lists: readonly (readonly string[])[],
  read: ReadCars,
  dealership: PublicDealership,
): Promise<(Example | null)[]> {
  const cars = await read(lists.flat())
  const byId = new Map(cars.filter(isAvailable).map((car) => [car.id, car]))
  return lists.map((ids) => {
    for (const id of ids) {
      const example = exampleOf(byId.get(id), dealership)
      if (example) return example
    }
    return null
  })
}

function exampleOf(car: BriefCar | undefined, { picture, site }: PublicDealership): Example | null {
  const [shown] = car ? carPictures(car, picture, 1) : []
  if (!car || !shown) return null
  return {
    slug: car.slug,
    title: carTitle(car),
    picture: shown,
    defaultPicture: defaultPicture(car, site.stock.defaultPicture),
  }
}
