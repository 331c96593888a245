import { rememberCar } from '../../device/recent-cars.ts'
import { reportView } from './report-view.ts'

/** What follows when somebody looks at a vehicle: their device remembers it, and the dealer counts it. Answers with all views. */
export function carViewed(id: string): Promise<number | null> {
  rememberCar(id)
  return reportView(id)
}
