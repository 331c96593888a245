import { lazyComponent } from '../../ui/lazy-component.tsx'
import { useInBrowser } from '../../ui/in-browser.tsx'
import type { RecentCarsRowProps } from './recent-cars-row.tsx'

const RecentCarsRow = lazyComponent(() => import('./recent-cars-row.tsx').then((file) => file.RecentCarsRow))

/** Where the vehicles stand that were looked at before. The server knows of none. */
export function RecentCars(props: RecentCarsRowProps) {
  return useInBrowser() && <RecentCarsRow {...props} />
}
