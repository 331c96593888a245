import { href } from 'react-router'
import { isFavourite } from '#domain/watchlist/favourites.ts'
import { useStoredList } from '../../device/stored-list.ts'
import { track } from '../../tracking/track.ts'
import { Icon } from '../../ui/icon.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { favourites, toggleFavourite } from '../../device/favourites.ts'

export type SaveCarButtonProps = {
  id: string
  /** The vehicle's name, because a page may have many of these buttons. */
  name: string
  /** A sold vehicle can't be saved, only removed. */
  isAvailable: boolean
  /** Whether to show a label beside the heart. */
  hasLabel?: boolean
}

const viewList = { label: 'View List', href: href('/watchlist') }

export function SaveCarButton({ id, name, isAvailable, hasLabel = false }: SaveCarButtonProps) {
  const isSaved = isFavourite(useStoredList(favourites), id)
  if (!isAvailable && !isSaved) return null

  const onPress = () => {
    const outcome = toggleFavourite({ id, name })
    if (outcome === 'saved') track({ name: 'favourite-added', carId: id })
    showToast(news[outcome], outcome === 'not saved' ? undefined : viewList)
  }
  return (
    <button
      type="button"
      className={hasLabel ? 'save-car car-tools__tool' : 'save-car icon-button'}
      aria-label={`Save: ${name}`}
      aria-pressed={isSaved}
      onClick={onPress}
    >
      <Icon name="heart" />
      {hasLabel && 'Save'}
    </button>
  )
}

const news = {
  saved: 'Car Saved In Watchlist: the car is now available in your watchlist',
  removed: 'Car Removed: the car is no longer in your watchlist',
  'too many': 'Your watchlist is full. Remove a car first.',
  'not saved': 'Your browser is blocking storage, so we can’t save your watchlist.',
}
