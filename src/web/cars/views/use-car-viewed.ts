import { useEffect, useState } from 'react'

/** Counts a view of this vehicle once the visitor has the page. Answers with all views, as soon as this one is among them. */
export function useCarViewed(id: string): number | null {
  const [seen, setSeen] = useState<{ id: string; views: number | null } | null>(null)

  useEffect(() => {
    import('./car-viewed.ts')
      .then(({ carViewed }) => carViewed(id))
      .then(
        (views) => setSeen({ id, views }),
        // The view is not counted then, and the page stays as it is.
        () => {},
      )
  }, [id])

  return seen?.id === id ? seen.views : null
}
