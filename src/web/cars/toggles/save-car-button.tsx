import { isFavourite } from '#domain/watchlist/favourites.ts'
import { favourites } from '../../device/favourites.ts'
import type { SiteFrame } from '../../frame/site-frame.ts'
import { useStoredList } from '../../device/stored-list.ts'
import { Icon } from '../../ui/icon.tsx'
import { loadPresses } from './load-presses.ts'

export type SaveCarButtonProps = {
  id: string
  /** The vehicle's name, because a page may have many of these buttons. */
  name: string
  /** A sold vehicle can't be saved, only removed. */
  isAvailable: boolean
  /** Where vehicles are saved while nobody is signed in. */
  saving: SiteFrame['saving']
  /** Whether to show a label beside the heart. */
  hasLabel?: boolean
}

export function SaveCarButton({ id, name, isAvailable, saving, hasLabel = false }: SaveCarButtonProps) {
  const isSaved = isFavourite(useStoredList(favourites), id)
  if (!isAvailable && !isSaved) return null

  return (
    <button
      type="button"
      className={hasLabel ? 'save-car car-tools__tool' : 'save-car icon-button'}
      aria-label={`Save: ${name}`}
      aria-pressed={isSaved}
      onClick={() => loadPresses(({ pressSave }) => void pressSave({ id, name }, saving === 'device'))}
    >
      <Icon name="heart" />
      {hasLabel && 'Save'}
    </button>
  )
}
