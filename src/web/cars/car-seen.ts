import { rememberCar } from './recent-cars.ts'
import { tellView } from './tell-view.ts'

/** What follows when somebody looks at a vehicle: their device remembers it, and the dealer counts it. */
export function carSeen(id: string): void {
  void tellView(id)
  rememberCar(id)
}
