import { href } from 'react-router'
import { useEffect, useState } from 'react'
import { Button } from '../ui/actions/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { showToast } from '../ui/feedback/toast.ts'
import './save-search.css'

type SaveSearchProps = {
  /** The search on the screen, and the time of its results in seconds since 1970. */
  search: string
  searchedAt: number
}

const listLink = { label: 'Saved searches', href: href('/saved-searches') }

/** Saves the search on the screen to this device. It needs scripts. */
export function SaveSearch({ search, searchedAt }: SaveSearchProps) {
  const [saved, setSaved] = useState<string | null>(null)
  const isSaved = saved === search

  useEffect(() => {
    let isShown = true
    loadSavedSearches().then(
      ({ markSearchSeen }) => isShown && setSaved(markSearchSeen(search, searchedAt) ? search : null),
      () => {},
    )
    return () => void (isShown = false)
  }, [search, searchedAt])

  async function onPress() {
    const { removeSearch, saveSearch } = await loadSavedSearches()
    if (isSaved) {
      removeSearch(search)
      setSaved(null)
      return showToast('Search removed from your saved searches.', listLink)
    }
    const outcome = saveSearch(search, searchedAt)
    if (outcome === 'saved') setSaved(search)
    return showToast(news[outcome], outcome === 'not saved' ? undefined : listLink)
  }

  return (
    <div className="save-search" data-scripted="">
      <Button look="quiet" aria-pressed={isSaved} onClick={() => void onPress().catch(notLoaded)}>
        <Icon name="bookmark" />
        Save this search
      </Button>
      <a href={listLink.href}>{listLink.label}</a>
    </div>
  )
}

const news = {
  saved: 'Search saved on this device.',
  'too many': 'You’ve reached the limit for saved searches. Remove one first.',
  'not saved': 'Your browser is blocking storage, so we can’t save this search.',
}

function loadSavedSearches() {
  return import('../device/saved-searches.ts')
}

function notLoaded() {
  showToast('That didn’t work. Please try again in a moment.')
}
