import type { BriefCar } from '#domain/cars/brief-car.ts'
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
  const latest = await examplesAmong(
    idsByBody.map((ids) => ids.slice(0, 1)),
    dealership,
  )
  const others = await examplesAmong(
    idsByBody.map((ids, nth) => (latest[nth] ? [] : ids.slice(1))),
    dealership,
  )
  return bodies.map((body, nth) => ({ ...body, example: latest[nth] ?? others[nth] ?? null }))
}

/** The first vehicle of each list that can be shown. They are all read at once. */
async function examplesAmong(
  lists: readonly (readonly string[])[],
  dealership: PublicDealership,
): Promise<(Example | null)[]> {
  const cars = await dealership.cars.findBrief(lists.flat())
  const byId = new Map(cars.filter(isAvailable).map((car) => [car.id, car]))
  return lists.map((ids) => {
    for (const id of ids) {
      const example = exampleOf(byId.get(id), dealership)
      if (example) return example
    }
    return null
  })
}

async function latestOf(body: string, { search }: PublicDealership) {
  const { ids } = await search({ chosen: { body: [body] }, sort: 'latest', size: CONSIDERED })
  return ids
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
