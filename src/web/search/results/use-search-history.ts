import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { isTyping } from '#domain/search/query-text.ts'
import { whenLoaded } from '../../ui/when-loaded.ts'
import type { ShownResults } from './previous-results.ts'

const withHistory = whenLoaded(() => import('../../device/search-history.ts'))

/**
 * Stores searches on the visitor's device once the page has hydrated. A finished query replaces the half-typed one.
 * Outdated results don't count.
 */
export function useSearchHistory({
  currentSearch,
  isOutdated = false,
}: Pick<ShownResults, 'currentSearch' | 'isOutdated'>) {
  const isBeingTyped = isTyping(new URLSearchParams(useLocation().search))
  const typedRef = useRef<string | null>(null)

  useEffect(() => {
    if (currentSearch === null || isOutdated) return
    const typed = typedRef.current
    typedRef.current = isBeingTyped ? currentSearch : null
    // If it can't be loaded, the search isn't stored, which does no harm.
    withHistory(({ rememberSearch }) => rememberSearch(currentSearch, typed))
  }, [currentSearch, isOutdated, isBeingTyped])
}
