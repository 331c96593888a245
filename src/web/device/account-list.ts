import type { Favourite } from '#domain/watchlist/favourites.ts'
import type { StoredList } from './stored-list.ts'

/**
 * A customer's saved vehicles, as this page knows them. Nothing of them is stored in the browser, which others may use after
 * the customer has signed out.
 */
export function accountList(onDevice: StoredList<Favourite>): AccountList {
  let saved: readonly Favourite[] = []
  const listeners = new Set<() => void>()
  const list: StoredList<Favourite> = {
    entries: () => saved,
    save(changed) {
      saved = changed
      for (const listener of listeners) listener()
      return true
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const loaded = import('./account-calls.ts')
    .then(({ loadAccountList }) => loadAccountList(list, onDevice))
    .catch(() => {})
  return { list, loaded }
}

type AccountList = {
  list: StoredList<Favourite>
  /** Resolves when the list has loaded. A change before that would be lost. */
  loaded: Promise<void>
}
