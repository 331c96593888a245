import { useHydrated } from '../../ui/hydration.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import './compare-tray.css'

const ChosenCars = lazyComponent(() =>
  import('../toggles/toggle-buttons.tsx').then((file) => file.ChosenCars),
)

/** The vehicles chosen to compare, at the foot of the window. Only a device knows them, so it needs scripts. */
export function CompareTray() {
  return useHydrated() && <ChosenCars />
}
