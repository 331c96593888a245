import { rememberCar } from '../../device/recent-cars.ts'
import { reportView } from './report-view.ts'

/** Records a view on the device and on the server. Returns the vehicle's number of views. */
export function recordView(id: string): Promise<number | null> {
  rememberCar(id)
  return reportView(id)
}
