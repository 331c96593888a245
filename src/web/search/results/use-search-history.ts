import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { isTyping } from '#domain/search/query-text.ts'
import type { ShownResults } from './previous-results.ts'

/**
 * Keeps on the visitor's device what was looked for, once the page is theirs. Words that are still being typed give way
 * to what they become; results of another search do not count.
 */
export function useSearchHistory({ asked, isOutdated = false }: Pick<ShownResults, 'asked' | 'isOutdated'>) {
  const isBeingTyped = isTyping(new URLSearchParams(useLocation().search))
  const typedRef = useRef<string | null>(null)

  useEffect(() => {
    if (asked === null || isOutdated) return
    const typed = typedRef.current
    typedRef.current = isBeingTyped ? asked : null
    import('../../device/search-history.ts').then(
      ({ rememberSearch }) => rememberSearch(asked, typed),
      // It is not remembered then, and nobody misses it yet.
      () => {},
    )
  }, [asked, isOutdated, isBeingTyped])
}
