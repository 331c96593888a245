import type { CarStore } from '#data/cars/cars.ts'
import type { Change, Document } from '#search/port.ts'
import { vehicleDocument } from '#search/vehicle-document.ts'
import type { RunningSite } from '../sites/site-directory.ts'

/** A changed vehicle that the site no longer lists leaves the index, like a deleted one. */
export async function changesOf(
  ids: string[],
  { site }: RunningSite,
  store: Pick<CarStore, 'findMany'>,
  now: Date,
): Promise<Change[]> {
  const cars = await store.findMany(ids)
  const documents = new Map(cars.map((car) => [car.id, vehicleDocument(car, site, now)]))
  return ids.map((id) => {
    const document = documents.get(id)
    return document ? { put: document } : { remove: id }
  })
}

/** Every vehicle that the site lists. */
export async function* documentsOf(
  { site }: RunningSite,
  cars: Pick<CarStore, 'inBatches'>,
  now: Date,
  onVehicle: () => void,
): AsyncGenerator<Document> {
  for await (const batch of cars.inBatches()) {
    for (const car of batch) {
      onVehicle()
      const document = vehicleDocument(car, site, now)
      if (document) yield document
    }
  }
}
