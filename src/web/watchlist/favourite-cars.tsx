import { useStoredList } from '../device/stored-list.ts'
import { CarCards } from '../cars/card/car-cards.tsx'
import { useCurrentCards } from '../cars/card/use-current-cards.ts'
import { Alert } from '../ui/feedback/alert.tsx'
import { Button } from '../ui/actions/button.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { LinkButton } from '../ui/actions/link-button.tsx'
import { compareAddress } from '../compare/compare-address.ts'
import { favourites } from '../device/favourites.ts'

/** The vehicles saved on this device, as they are now. */
export function FavouriteCars({ vehicleWord }: { vehicleWord: string }) {
  const ids = useStoredList(favourites)
  const { state, cards } = useCurrentCards(ids)
  if (ids.length === 0) return <NothingSaved vehicleWord={vehicleWord} />
  if (state === 'asking') return <p>Fetching your saved vehicles …</p>
  if (state === 'failed') {
    return (
      <Alert kind="danger" title="Your saved vehicles could not be fetched" isUrgent>
        <p>They are still saved. Please try again in a moment.</p>
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
          ? `One ${vehicleWord} that you saved is no longer with us.`
          : `${ids.length} ${vehicleWord}s that you saved are no longer with us.`}
      </p>
      <Button look="quiet" onClick={onPress}>
        Take {ids.length === 1 ? 'it' : 'them'} off the list
      </Button>
    </div>
  )
}

function NothingSaved({ vehicleWord }: { vehicleWord: string }) {
  return (
    <EmptyState
      title={`You have not saved a ${vehicleWord} yet`}
      actions={<LinkButton href="/search">Search our stock</LinkButton>}
    >
      {`Press the heart on a ${vehicleWord} you like. You find it here, with its price as it is then.`}
    </EmptyState>
  )
}
