import { useEffect } from 'react'
import type { ShownResults } from './results-from-before.ts'

/** Keeps on the visitor's device what was looked for, once the page is theirs. Results of another search do not count. */
export function useSearchHistory({ asked, isOutdated = false }: Pick<ShownResults, 'asked' | 'isOutdated'>) {
  useEffect(() => {
    if (asked === null || isOutdated) return
    import('./search-history.ts').then(
      ({ rememberSearch }) => rememberSearch(asked),
      // It is not remembered then, and nobody misses it yet.
      () => {},
    )
  }, [asked, isOutdated])
}
