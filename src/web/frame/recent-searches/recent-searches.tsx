import { href } from 'react-router'
import { isSameSearch, storedSearch, readStoredSearch } from '#domain/search/stored-search.ts'
import { searchLabel } from '#domain/search/search-label.ts'
import { useStoredList } from '../../device/stored-list.ts'
import { savedSearches } from '../../device/saved-searches.ts'
import { searchHistory } from '../../device/search-history.ts'
import { stockAddress } from '../stock-address.ts'

type RecentSearchesProps = {
  vehicleWord: string
  /** The search on the screen, which is left out. */
  except?: string | null
  onChosen?: () => void
  /** The pressed button disappears, so the caller moves the focus. */
  onCleared: () => void
}

/** Recent searches on this device, to repeat or clear. Renders nothing without any. */
export function RecentSearches({ vehicleWord, except = null, onChosen, onCleared }: RecentSearchesProps) {
  const shown = readStoredSearch(except)
  const searches = useStoredList(searchHistory).filter((search) => !shown || !isSameSearch(search, shown))
  const saved = useStoredList(savedSearches)
  if (searches.length + saved.length === 0) return null

  const onClear = () => {
    searchHistory.save([])
    onCleared()
  }
  return (
    <section className="recent-searches" aria-label="Recent searches">
      {searches.length > 0 && (
        <>
          <div className="recent-searches__head">
            <p>Recent searches</p>
            <button className="recent-searches__clear" type="button" onClick={onClear}>
              Clear<span className="visually-hidden"> recent searches</span>
            </button>
          </div>
          <ul>
            {searches.map((search) => (
              <li key={storedSearch(search)}>
                <a href={storedSearch(search) ?? stockAddress()} onClick={onChosen}>
                  {searchLabel(search, vehicleWord)}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {saved.length > 0 && (
        <a className="recent-searches__saved" href={href('/saved-searches')} onClick={onChosen}>
          {`Saved searches (${saved.length})`}
        </a>
      )}
    </section>
  )
}
