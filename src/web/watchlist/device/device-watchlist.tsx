import { watchlistToasts } from '#domain/watchlist/watchlist-toasts.ts'
import { withNote, withoutFavourites } from '#domain/watchlist/favourite-changes.ts'
import { favourites } from '../../device/favourites.ts'
import { useStoredList } from '../../device/stored-list.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { showFailure, showToast } from '../../ui/feedback/toast.ts'
import { EmptyWatchlist } from '../list/empty-watchlist.tsx'
import { NoteField } from '../list/note-field.tsx'
import type { WatchlistItem } from '../list/watchlist-item.ts'
import { WatchlistList } from '../list/watchlist-list.tsx'
import { useWatchlistItems } from './use-watchlist-items.ts'
import { WatchlistTools } from './watchlist-tools.tsx'

/** The vehicles saved on this device, with their current data. */
export function DeviceWatchlist({ vehicleWord }: { vehicleWord: string }) {
  const saved = useStoredList(favourites)
  const { state, items } = useWatchlistItems(saved)
  if (saved.length === 0) return <EmptyWatchlist vehicleWord={vehicleWord} />
  if (state === 'loading') return <p>Loading your saved vehicles…</p>
  if (state === 'failed') {
    return (
      <Alert kind="danger" title="We couldn’t load your saved vehicles" isUrgent>
        <p>They’re still saved. Please try again in a moment.</p>
      </Alert>
    )
  }
  return (
    <>
      <WatchlistTools cards={items.flatMap(({ card }) => card ?? [])} vehicleWord={vehicleWord} />
      <WatchlistList
        items={items}
        vehicleWord={vehicleWord}
        renderNote={({ carId, note }, title) => (
          <NoteField note={note} title={title} onChange={(changed) => saveNote(carId, changed)} />
        )}
        renderRemove={(item, title) => (
          <Button look="bare" onClick={() => remove(item)}>
            Remove<span className="visually-hidden">: {title}</span>
          </Button>
        )}
      />
    </>
  )
}

function saveNote(carId: string, note: string) {
  if (!favourites.save(withNote(favourites.entries(), carId, note)))
    showFailure('Your browser is blocking storage, so we can’t save your note.')
}

/** The pressed button disappears, so the focus moves to the page. */
function remove({ carId }: WatchlistItem) {
  const isRemoved = favourites.save(withoutFavourites(favourites.entries(), [carId]))
  if (!isRemoved) return showFailure('Your browser is blocking storage, so we can’t change your watchlist.')
  document.getElementById('main')?.focus({ preventScroll: true })
  return showToast(watchlistToasts.removed, { label: 'View List', href: '/watchlist' })
}
