import type { Car } from '#domain/cars/car.ts'
import { carPictures } from '#domain/cars/car-pictures.ts'
import { carTitle } from '#domain/cars/car-title.ts'
import { isAvailable } from '#domain/cars/is-available.ts'
import { defaultPicture } from '#domain/images/default-picture.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import type { BodyLink, Example, StockLink } from './home-page-data.ts'

/** The latest vehicles often have no photos yet. */
const CONSIDERED = 8

/** Adds a picture to each body type: its latest vehicle with a photo. */
export async function withExamples(bodies: StockLink[], dealership: PublicDealership): Promise<BodyLink[]> {
  const idsByBody = await Promise.all(bodies.map(({ label }) => latestOf(label, dealership)))
  const cars = await dealership.cars.findMany(idsByBody.flat())
  const byId = new Map(cars.filter(isAvailable).map((car) => [car.id, car]))

  return bodies.map((body, index) => {
    for (const id of idsByBody[index] ?? []) {
      const example = exampleOf(byId.get(id), dealership)
      if (example) return { ...body, example }
    }
    return { ...body, example: null }
  })
}

async function latestOf(body: string, { search }: PublicDealership) {
  const { ids } = await search({ chosen: { body: [body] }, sort: 'latest', size: CONSIDERED })
  return ids
}

function exampleOf(car: Car | undefined, { picture, site }: PublicDealership): Example | null {
  const [shown] = car ? carPictures(car, picture, 1) : []
  if (!car || !shown) return null
  return {
    slug: car.slug,
    title: carTitle(car),
    picture: shown,
    defaultPicture: defaultPicture(car, site.stock.defaultPicture),
  }
}
