import { href } from 'react-router'
import { toggleCompared, toggleFavourite } from '../../device/toggles.ts'
import { watchlistToasts } from '#domain/watchlist/watchlist-toasts.ts'
import { hasSession } from '../../device/session-hint.ts'
import { track } from '../../tracking/track.ts'
import { showFailure, showToast } from '../../ui/feedback/toast.ts'
import { signInToSave, toggleOnAccount } from './save-on-account.ts'

/** Saves a vehicle or removes it, and says so. Where devices save nothing, a visitor signs in first. */
export async function pressSave(car: { id: string; name: string }, canSaveOnDevice: boolean): Promise<void> {
  if (!hasSession() && !canSaveOnDevice) return signInToSave(car.id)
  const outcome = hasSession() ? await toggleOnAccount(car) : toggleFavourite(car)
  if (typeof outcome === 'object') return showFailure(outcome.message)
  if (outcome === 'not saved') return showFailure(blocked)
  if (outcome === 'too many') return showFailure(watchlistToasts.full, viewList)
  if (outcome === 'saved') track({ name: 'favourite-added', carId: car.id })
  return showToast(watchlistToasts[outcome], viewList)
}

/** Chooses a vehicle to compare or removes it. The tray shows the result. */
export function pressCompare(car: { slug: string; name: string }): void {
  const outcome = toggleCompared(car)
  if (outcome !== 'changed') showFailure(comparingNews[outcome])
}

const viewList = { label: 'View List', href: href('/watchlist') }

const blocked = 'Your browser is blocking storage, so we can’t save your watchlist.'

const comparingNews = {
  'too many': 'You can compare up to four at a time. Remove one first.',
  'not saved': 'Your browser is blocking storage, so we can’t remember what to compare.',
}
