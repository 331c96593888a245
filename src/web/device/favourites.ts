import { readFavourites } from '#domain/watchlist/favourites.ts'
import { accountList } from './account-list.ts'
import { hasSession } from './session-hint.ts'
import { storedList } from './stored-list.ts'

/** What was saved in this browser while nobody was signed in. */
const onDevice = storedList('favourites', { read: readFavourites, write: (saved) => saved })

const account = hasSession() ? accountList(onDevice) : null

/** The saved vehicles, newest first: the customer's while they are signed in, or else this device's. */
export const favourites = account?.list ?? onDevice

/** Resolves when the list is complete. */
export const favouritesLoaded = account?.loaded ?? Promise.resolve()
