import { withFavouritesRestored } from '#domain/watchlist/favourite-changes.ts'
import { sharedWatchlistAddress } from '#domain/watchlist/shared-watchlist.ts'
import type { CarCardData } from '../../cars/card/car-card-data.ts'
import { ShareButtons } from '../../cars/documents/share-buttons.tsx'
import { compareAddress } from '#domain/cars/compare/compare-address.ts'
import { favourites } from '../../device/favourites.ts'
import { Button } from '../../ui/actions/button.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { ToastButton } from '../../ui/feedback/toast-button.tsx'

type WatchlistToolsProps = { cards: readonly CarCardData[]; vehicleWord: string }

/** Compares, shares or clears the vehicles of this device. */
export function WatchlistTools({ cards, vehicleWord }: WatchlistToolsProps) {
  const slugs = cards.map(({ slug }) => slug)
  return (
    <div className="watchlist__tools">
      {slugs.length > 1 && (
        <LinkButton look="quiet" href={compareAddress(slugs)}>
          Compare all
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
    showToast(
      `You’ve removed every ${vehicleWord} from your watchlist.`,
      undefined,
      <ToastButton label="Undo" onPress={restore} />,
    )
}
