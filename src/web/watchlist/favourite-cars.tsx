import { useStoredList } from '../device/stored-list.ts'
import { CarCards } from '../cars/card/car-cards.tsx'
import { useCurrentCards } from '../cars/card/use-current-cards.ts'
import { Alert } from '../ui/feedback/alert.tsx'
import { Button } from '../ui/actions/button.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { LinkButton } from '../ui/actions/link-button.tsx'
import { compareAddress } from '../compare/compare-address.ts'
import { favourites } from '../device/favourites.ts'
import { stockAddress } from '../frame/stock-address.ts'
import './watchlist.css'

/** The vehicles saved on this device, with their current data. */
export function FavouriteCars({ vehicleWord }: { vehicleWord: string }) {
  const ids = useStoredList(favourites)
  const { state, cards } = useCurrentCards(ids)
  if (ids.length === 0) return <NothingSaved vehicleWord={vehicleWord} />
  if (state === 'loading') return <p>Loading your saved vehicles…</p>
  if (state === 'failed') {
    return (
      <Alert kind="danger" title="We couldn’t load your saved vehicles" isUrgent>
        <p>They’re still saved. Please try again in a moment.</p>
      </Alert>
    )
  }

  const gone = ids.filter((id) => cards.every((card) => card.id !== id))
  return (
    <>
      {gone.length > 0 && <Gone ids={gone} vehicleWord={vehicleWord} />}
      {cards.length > 1 && (
        <p>
          <LinkButton look="quiet" href={compareAddress(cards.map(({ slug }) => slug))}>
            Compare them
          </LinkButton>
        </p>
      )}
      <CarCards cars={cards} />
    </>
  )
}

function Gone({ ids, vehicleWord }: { ids: readonly string[]; vehicleWord: string }) {
  const onPress = () => {
    favourites.save(favourites.entries().filter((id) => !ids.includes(id)))
    document.getElementById('main')?.focus()
  }
  return (
    <div className="watchlist__gone">
      <p>
        {ids.length === 1
          ? `One ${vehicleWord} you saved is no longer for sale.`
          : `${ids.length} ${vehicleWord}s you saved are no longer for sale.`}
      </p>
      <Button look="quiet" onClick={onPress}>
        Remove {ids.length === 1 ? 'it' : 'them'} from my watchlist
      </Button>
    </div>
  )
}

function NothingSaved({ vehicleWord }: { vehicleWord: string }) {
  return (
    <EmptyState
      title={`You haven’t saved a ${vehicleWord} yet`}
      actions={<LinkButton href={stockAddress()}>Search our stock</LinkButton>}
    >
      {`Tap the heart on a ${vehicleWord} you like and you’ll find it here, with its current price.`}
    </EmptyState>
  )
}
