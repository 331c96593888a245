import { href } from 'react-router'
import { isFavourite } from '#domain/watchlist/favourites.ts'
import type { CarCardData } from '../../cars/card/car-card-data.ts'
import { numberOf } from '../../cars/text/vehicle-count.ts'
import { favourites } from '../../device/favourites.ts'
import { useStoredList } from '../../device/stored-list.ts'
import { addFavourites } from '../../device/toggles.ts'
import { track } from '../../tracking/track.ts'
import { Button } from '../../ui/actions/button.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { showFailure, showToast } from '../../ui/feedback/toast.ts'

type SaveAllButtonProps = { cars: readonly CarCardData[]; vehicleWord: string }

const viewList = { label: 'View List', href: href('/watchlist') }

/** Saves the vehicles of a shared list on this device. */
export function SaveAllButton({ cars, vehicleWord }: SaveAllButtonProps) {
  const saved = useStoredList(favourites)
  const isDone = cars.every(({ id }) => isFavourite(saved, id))
  const onPress = () => {
    if (isDone) return
    const added = addFavourites(cars.map(({ id, title }) => ({ id, name: title })))
    for (const { id } of added ?? []) track({ name: 'favourite-added', carId: id })
    if (added === null) showFailure('Your browser is blocking storage, so we can’t save your watchlist.')
    else if (added.length === 0)
      showFailure(`Your watchlist is full. Remove a ${vehicleWord} first.`, viewList)
    else showToast(`${numberOf(added.length, vehicleWord)} saved to your watchlist.`, viewList)
  }

  return (
    <>
      <Button look="quiet" aria-disabled={isDone} onClick={onPress}>
        <Icon name="heart" />
        {isDone ? 'All saved' : 'Save all'}
      </Button>
      <LinkButton look="bare" href={viewList.href}>
        Your watchlist
      </LinkButton>
    </>
  )
}
