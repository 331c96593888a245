import { isFavourite } from '#domain/watchlist/favourites.ts'
import { withoutFavourites } from '#domain/watchlist/favourite-changes.ts'
import { signInAddress } from '#domain/customers/sign-in-address.ts'
import { changeAccountList } from '../../device/account-calls.ts'
import { favourites, favouritesLoaded } from '../../device/favourites.ts'

type NamedCar = { id: string; name: string }

/** Changes the list of the customer who is signed in at once, and puts it back if the server refuses. */
export async function toggleOnAccount({
  id,
  name,
}: NamedCar): Promise<'saved' | 'removed' | { message: string }> {
  await favouritesLoaded
  const wasSaved = isFavourite(favourites.entries(), id)
  show(!wasSaved)
  const outcome = await changeAccountList(wasSaved ? 'remove-car' : 'save-car', id)
  if (outcome === 'changed') return wasSaved ? 'removed' : 'saved'
  show(wasSaved)
  if (outcome !== 'signed out') return outcome
  signInToSave(id)
  return { message: 'Please sign in again.' }

  /** Only this vehicle changes, because others may have changed meanwhile. */
  function show(isSaved: boolean) {
    const others = withoutFavourites(favourites.entries(), [id])
    const savedAt = Math.floor(Date.now() / 1000)
    favourites.save(isSaved ? [{ id, name, savedAt, note: '' }, ...others] : others)
  }
}

/** Leads to the sign-in page, which saves the vehicle and comes back here. */
export function signInToSave(carId: string): void {
  const here = location.pathname + location.search
  location.assign(signInAddress({ type: 'watchlist', redirect: here, back: here, save: carId }))
}
