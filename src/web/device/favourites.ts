import { readFavourites } from '#domain/watchlist/favourites.ts'
import { storedList } from './stored-list.ts'

/** The vehicles saved on this device, newest first. */
export const favourites = storedList('favourites', { read: readFavourites, write: (saved) => saved })
