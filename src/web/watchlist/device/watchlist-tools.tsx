import { withFavouritesRestored } from '#domain/watchlist/favourites.ts'
import { sharedWatchlistAddress } from '#domain/watchlist/shared-watchlist.ts'
import type { CarCardData } from '../../cars/card/car-card-data.ts'
import { ShareButtons } from '../../cars/documents/share-buttons.tsx'
import { compareAddress } from '../../compare/compare-address.ts'
import { favourites } from '../../device/favourites.ts'
import { Button } from '../../ui/actions/button.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { showToast } from '../../ui/feedback/toast.ts'

type WatchlistToolsProps = { cards: readonly CarCardData[]; vehicleWord: string }

/** Compares, shares or clears the vehicles of this device. */
export function WatchlistTools({ cards, vehicleWord }: WatchlistToolsProps) {
  const slugs = cards.map(({ slug }) => slug)
  return (
    <div className="watchlist__tools">
      {slugs.length > 1 && (
        <LinkButton look="quiet" href={compareAddress(slugs)}>
          Compare them
        </LinkButton>
      )}
      {slugs.length > 0 && <ShareButtons title="Shared vehicles" path={sharedWatchlistAddress(slugs)} />}
      <Button look="bare" onClick={() => clear(vehicleWord)}>
        Clear all
      </Button>
    </div>
  )
}

function clear(vehicleWord: string) {
  const cleared = favourites.entries()
  const restore = () => void favourites.save(withFavouritesRestored(favourites.entries(), cleared))
  if (favourites.save([]))
    showToast(`Your saved ${vehicleWord}s are gone from your watchlist.`, { label: 'Undo', onPress: restore })
}
