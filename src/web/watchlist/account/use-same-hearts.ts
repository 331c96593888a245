import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { favourites, favouritesLoaded } from '../../device/favourites.ts'
import { hasSession } from '../../device/session-hint.ts'

/**
 * Keeps a customer's page and the hearts of this visit the same. Vehicles that this device saved before may join the account
 * after the server has drawn the page, which is then loaded again. Later the page is what changes, by its forms.
 */
export function useSameHearts(shown: readonly string[]): void {
  const { revalidate } = useRevalidator()
  const isLater = useRef(false)
  const ids = shown.join()

  useEffect(() => {
    // Without a session the hearts are this device's.
    if (!hasSession()) return undefined
    let hasEnded = false
    void favouritesLoaded.then(() => {
      if (hasEnded) return
      if (isLater.current) favourites.save(heartsOf(ids))
      else if (favourites.entries().some(({ id }) => !ids.includes(id))) void revalidate()
      isLater.current = true
    })
    return () => {
      hasEnded = true
    }
  }, [ids, revalidate])
}

function heartsOf(ids: string) {
  return ids === '' ? [] : ids.split(',').map((id) => ({ id, name: '', savedAt: 0, note: '' }))
}
