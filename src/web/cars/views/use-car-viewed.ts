import { useEffect, useState } from 'react'

/** Counts a view after hydration. Returns the number of views, including this one, once it is known. */
export function useCarViewed(id: string): number | null {
  const [seen, setSeen] = useState<{ id: string; views: number | null } | null>(null)

  useEffect(() => {
    import('./record-view.ts')
      .then(({ recordView }) => recordView(id))
      .then(
        (views) => setSeen({ id, views }),
        // Without the script the view isn't counted, and the page stays as it is.
        () => {},
      )
  }, [id])

  return seen?.id === id ? seen.views : null
}
