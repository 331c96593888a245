import type { CarCardData } from '../../cars/card/car-card-data.ts'
import { CarCards } from '../../cars/card/car-cards.tsx'
import { stockAddress } from '../../frame/stock-address.ts'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { useHydrated } from '../../ui/hydration.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'

type SharedWatchlistProps = {
  cars: readonly CarCardData[]
  vehicleWord: string
  /** Whether visitors can save vehicles on this site. */
  canSave: boolean
}

const SaveAllButton = lazyComponent(() => import('./save-all-button.tsx').then((file) => file.SaveAllButton))

/** A list that someone shared, with current prices. It has no notes, and changes nothing on this device by itself. */
export function SharedWatchlist({ cars, vehicleWord, canSave }: SharedWatchlistProps) {
  const isHydrated = useHydrated()
  const available = cars.filter((car) => car.isAvailable)
  if (cars.length === 0) {
    return (
      <EmptyState
        title={`These ${vehicleWord}s are no longer for sale`}
        actions={<LinkButton href={stockAddress()}>Search our stock</LinkButton>}
      >
        We may have something like them.
      </EmptyState>
    )
  }
  return (
    <>
      <p className="lead">Someone shared this list with you. The prices are current.</p>
      {canSave && available.length > 0 && (
        // Reserves the space, because the button appears only once scripts have loaded.
        <div className="watchlist__tools" data-scripted="">
          {isHydrated && <SaveAllButton cars={available} vehicleWord={vehicleWord} />}
        </div>
      )}
      <CarCards cars={cars} heading="h2" />
    </>
  )
}
