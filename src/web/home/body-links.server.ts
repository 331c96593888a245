import { isAvailable } from '#domain/cars/is-available.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { carCardData } from '../cars/card/car-card-data.ts'
import type { BodyLink, Example, LinkTo } from './home-page-data.ts'

/** The very latest are often not photographed yet. */
const CONSIDERED = 8

/** A kind of vehicle is best known by sight, so each brings its latest vehicle that has been photographed. */
export async function withExamples(bodies: LinkTo[], dealership: Dealership): Promise<BodyLink[]> {
  const idsByBody = await Promise.all(bodies.map(({ label }) => latestOf(label, dealership)))
  const cars = await dealership.cars.findMany(idsByBody.flat())
  const byId = new Map(cars.filter(isAvailable).map((car) => [car.id, car]))

  return bodies.map((body, index) => {
    const shown = (idsByBody[index] ?? []).flatMap((id) => byId.get(id) ?? [])
    const examples = shown.map((car) => exampleOf(carCardData(car, dealership)))
    return { ...body, example: examples.find(({ picture }) => picture !== null) ?? null }
  })
}

async function latestOf(body: string, { search }: Dealership) {
  const { ids } = await search({ chosen: { body: [body] }, sort: 'latest', size: CONSIDERED })
  return ids
}

/** Many kinds are shown at once, so no more is sent of each than is seen. */
function exampleOf({ slug, title, picture, defaultPicture }: Example): Example {
  return { slug, title, picture, defaultPicture }
}
