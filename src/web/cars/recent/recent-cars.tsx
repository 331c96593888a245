import { recentCars } from '../../device/recent-cars.ts'
import { useStoredList } from '../../device/stored-list.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { useHydrated } from '../../ui/hydration.tsx'
import type { RecentCarsRowProps } from './recent-cars-row.tsx'

const RecentCarsRow = lazyComponent(() => import('./recent-cars-row.tsx').then((file) => file.RecentCarsRow))

/** Recently viewed vehicles, rendered in the browser only because the server doesn't know them. */
export function RecentCars(props: RecentCarsRowProps) {
  return useHydrated() && <OnThisDevice {...props} />
}

/** Most first visits have none but the vehicle on the screen, and need no code for them. */
function OnThisDevice(props: RecentCarsRowProps) {
  const hasOthers = useStoredList(recentCars).some((id) => id !== props.except)
  return hasOthers && <RecentCarsRow {...props} />
}
