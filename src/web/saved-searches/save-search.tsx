import { href } from 'react-router'
import { useEffect, useState } from 'react'
import { Button } from '../ui/actions/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { showFailure, showToast } from '../ui/feedback/toast.ts'
import { hasSession } from '../device/session-hint.ts'
import './save-search.css'

type SaveSearchProps = {
  /** The search on the screen, and the time of its results in seconds since 1970. */
  search: string
  searchedAt: number
}

const listLink = { label: 'Saved searches', href: href('/saved-searches') }

/** Saves the search on the screen to the customer’s account, or to a visitor’s device. It needs scripts. */
export function SaveSearch({ search, searchedAt }: SaveSearchProps) {
  const [saved, setSaved] = useState<string | null>(null)
  const isSaved = saved === search

  useEffect(() => {
    let isShown = true
    loadSavedSearches()
      .then(({ markSearchSeen }) => markSearchSeen(search, searchedAt))
      .then(
        (isSaved) => isShown && setSaved(isSaved ? search : null),
        () => {},
      )
    return () => void (isShown = false)
  }, [search, searchedAt])

  async function onPress() {
    const { removeSearch, saveSearch } = await loadSavedSearches()
    if (isSaved) {
      await removeSearch(search)
      setSaved(null)
      return showToast('Search removed from your saved searches.', listLink)
    }
    const outcome = await saveSearch(search, searchedAt)
    if (outcome === 'saved' || outcome === 'saved in account') setSaved(search)
    if (outcome === 'not saved' || outcome === 'failed') return showFailure(news[outcome])
    if (outcome === 'too many') return showFailure(news[outcome], listLink)
    return showToast(news[outcome], listLink)
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
  'saved in account': 'Search saved in your account.',
  'too many': 'You’ve reached the limit for saved searches. Remove one first.',
  failed: 'That didn’t work. Please try again in a moment.',
  'not saved': 'Your browser is blocking storage, so we can’t save this search.',
}

function loadSavedSearches() {
  return hasSession() ? import('../device/account-searches.ts') : import('../device/saved-searches.ts')
}

function notLoaded() {
  showFailure('That didn’t work. Please try again in a moment.')
}
