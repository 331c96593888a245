import { useEffect } from 'react'

/** Notes that this vehicle is looked at, once the page is the visitor's. */
export function useCarSeen(id: string) {
  useEffect(() => {
    import('./car-seen.ts').then(
      ({ carSeen }) => carSeen(id),
      // It is not noted then, and nobody misses it yet.
      () => {},
    )
  }, [id])
}
