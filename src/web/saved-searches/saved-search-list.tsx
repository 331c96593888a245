import { useEffect, useState } from 'react'
import { formatNumber } from '#domain/shared/format-number.ts'
import { storedSearch } from '#domain/search/stored-search.ts'
import { type SavedSearch, withoutSaved } from '#domain/search/saved-searches.ts'
import { searchLabel } from '#domain/search/search-label.ts'
import { useStoredList } from '../device/stored-list.ts'
import { numberOf } from '../cars/text/vehicle-count.ts'
import { Badge } from '../ui/feedback/badge.tsx'
import { Button } from '../ui/actions/button.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { LinkButton } from '../ui/actions/link-button.tsx'
import { moveToAccount, removeSearch } from '../device/account-searches.ts'
import { savedSearches } from '../device/saved-searches.ts'
import { type Count, countQuery, useSearchCounts } from './use-search-counts.ts'
import { stockAddress } from '../frame/stock-address.ts'
import './saved-search-list.css'

/** The saved searches, with the number of vehicles each finds and how many are new. */
export function SavedSearchList({ vehicleWord }: { vehicleWord: string }) {
  const onDevice = useStoredList(savedSearches)
  const [account, setAccount] = useState<readonly SavedSearch[] | null>(null)
  useEffect(() => {
    let isShown = true
    void moveToAccount().then((moved) => isShown && setAccount(moved))
    return () => void (isShown = false)
  }, [])
  const saved = account ?? onDevice
  const counts = useSearchCounts(saved)
  if (saved.length === 0) return <NothingSaved />

  /** The pressed button disappears, so the focus moves to the page. */
  function remove({ search }: SavedSearch) {
    void removeSearch(storedSearch(search) ?? '')
    setAccount((known) => known && withoutSaved(known, search))
    document.getElementById('main')?.focus()
  }

  return (
    <ul className="saved-searches__list">
      {saved.map((one) => {
        const label = searchLabel(one.search, vehicleWord)
        return (
          <li key={storedSearch(one.search)} className="saved-search">
            <h2>
              <a href={storedSearch(one.search) ?? stockAddress()}>{label}</a>
            </h2>
            <Found count={counts.get(countQuery(one))} vehicleWord={vehicleWord} />
            <Button look="quiet" onClick={() => remove(one)}>
              Remove<span className="visually-hidden">: {label}</span>
            </Button>
          </li>
        )
      })}
    </ul>
  )
}

function Found({ count, vehicleWord }: { count: Count | undefined; vehicleWord: string }) {
  return (
    <p className="saved-search__found">
      {count && (
        <>
          <span>{`${numberOf(count.total, vehicleWord)} found`}</span>{' '}
          {count.added > 0 ? (
            <Badge kind="brand">{`${formatNumber(count.added)} new since your last visit`}</Badge>
          ) : (
            <span className="saved-search__nothing-new">Nothing new since your last visit</span>
          )}
        </>
      )}
    </p>
  )
}

function NothingSaved() {
  return (
    <EmptyState
      title="You haven’t saved a search yet"
      actions={<LinkButton href={stockAddress()}>Search our stock</LinkButton>}
    >
      Search for what you’re after, then choose “Save this search”. We’ll show you here what’s new since then.
    </EmptyState>
  )
}
