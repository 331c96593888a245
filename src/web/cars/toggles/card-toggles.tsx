import { useSiteFrame } from '../../frame/use-site-frame.ts'
import { useHydrated } from '../../ui/hydration.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { CarCardData } from '../card/car-card-data.ts'
import './compare-toggle.css'
import './save-car-button.css'

export type ToggledCar = Pick<CarCardData, 'id' | 'slug' | 'title' | 'subtitle' | 'isAvailable'>

const CardToggleButtons = lazyComponent(() =>
  import('./toggle-buttons.tsx').then((file) => file.CardToggleButtons),
)

/** Saves a vehicle, or chooses it to compare. Both need scripts. */
export function CardToggles({ car }: { car: ToggledCar }) {
  const frame = useSiteFrame()
  return useHydrated() && <CardToggleButtons car={car} saving={frame?.saving} />
}
