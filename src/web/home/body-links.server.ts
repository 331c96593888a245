import { isAvailable } from '#domain/cars/is-available.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import { carCardData } from '../cars/card/car-card-data.ts'
import type { BodyLink, Example, StockLink } from './home-page-data.ts'

/** The latest vehicles often have no photos yet. */
const CONSIDERED = 8

/** Adds a picture to each body type: its latest vehicle with a photo. */
export async function withExamples(bodies: StockLink[], dealership: PublicDealership): Promise<BodyLink[]> {
  const idsByBody = await Promise.all(bodies.map(({ label }) => latestOf(label, dealership)))
  const cars = await dealership.cars.findMany(idsByBody.flat())
  const byId = new Map(cars.filter(isAvailable).map((car) => [car.id, car]))

  return bodies.map((body, index) => {
    const shown = (idsByBody[index] ?? []).flatMap((id) => byId.get(id) ?? [])
    const examples = shown.map((car) => exampleOf(carCardData(car, dealership)))
    return { ...body, example: examples.find(({ picture }) => picture !== null) ?? null }
  })
}

async function latestOf(body: string, { search }: PublicDealership) {
  const { ids } = await search({ chosen: { body: [body] }, sort: 'latest', size: CONSIDERED })
  return ids
}

/** Sends only the fields that are shown, as there are many body types. */
function exampleOf({ slug, title, picture, defaultPicture }: Example): Example {
  return { slug, title, picture, defaultPicture }
}
