import { readRecentCars, withRecentCar } from '#domain/cars/recent-cars.ts'
import { keptList } from '../device/kept-list.ts'
import type { CarCardData } from './car-card-data.ts'

/** The vehicles looked at on this device. Their ids alone are kept: what they cost is asked for each time. */
export const recentCars = keptList('recent-cars', { read: readRecentCars, write: (ids) => ids })

/** Notes that a vehicle is looked at. */
export function rememberCar(id: string): void {
  recentCars.keep(withRecentCar(recentCars.entries(), id))
}

/** Their cards as they are now; none where they cannot be had. */
export async function cardsNow(ids: string, signal: AbortSignal): Promise<CarCardData[]> {
  try {
    const answer = await fetch(`/api/cars?ids=${ids}`, { signal })
    return answer.ok ? ((await answer.json()) as { cards: CarCardData[] }).cards : []
  } catch {
    return []
  }
}
