import type { Car } from '#domain/cars/car.ts'

/** The vehicles of one site. */
export type CarStore = {
  findBySlug(slug: string): Promise<Car | null>
  findById(id: string): Promise<Car | null>
  /** The vehicles with these ids, in this order; ids of nothing are left out. */
  findMany(ids: readonly string[]): Promise<Car[]>
}
