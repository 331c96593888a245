import { lazyComponent } from '../../ui/lazy-component.tsx'
import { useHydrated } from '../../ui/hydration.tsx'
import type { RecentCarsRowProps } from './recent-cars-row.tsx'

const RecentCarsRow = lazyComponent(() => import('./recent-cars-row.tsx').then((file) => file.RecentCarsRow))

/** Recently viewed vehicles, rendered in the browser only because the server doesn't know them. */
export function RecentCars(props: RecentCarsRowProps) {
  return useHydrated() && <RecentCarsRow {...props} />
}
