import type { Car } from './car.ts'

/** A site that says “vehicle” says it of each of them. Any other site calls a car a car and a caravan a caravan. */
export function vehicleWordFor({ itemType }: Pick<Car, 'itemType'>, siteWord: string): string {
  if (siteWord === 'vehicle') return siteWord
  return itemType === 'car' || itemType === 'caravan' ? itemType : 'vehicle'
}
