import { comparedCars } from '../../device/compared-cars.ts'
import { useStoredList } from '../../device/stored-list.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'

const TrayBar = lazyComponent(() => import('./tray-bar.tsx').then((file) => file.TrayBar))

/** Fetches the bar once there is something in it. */
export function ChosenCars() {
  const cars = useStoredList(comparedCars)
  return cars.length > 0 && <TrayBar cars={cars} />
}
