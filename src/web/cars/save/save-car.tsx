import { useSiteFrame } from '../../frame/use-site-frame.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { useHydrated } from '../../ui/hydration.tsx'
import type { SaveCarButtonProps } from './save-car-button.tsx'
import './save-car-button.css'

const SaveCarButton = lazyComponent(() => import('./save-car-button.tsx').then((file) => file.SaveCarButton))

/** Saves a vehicle on the visitor's device, if the site offers a watchlist. It needs scripts. */
export function SaveCar(props: SaveCarButtonProps) {
  const frame = useSiteFrame()
  return useHydrated() && frame?.hasWatchlist && <SaveCarButton {...props} />
}
