import { useEffect } from 'react'

/** Keeps on the visitor's device that this vehicle was looked at, once the page is theirs. */
export function useRecentCar(id: string) {
  useEffect(() => {
    import('./recent-cars.ts').then(
      ({ rememberCar }) => rememberCar(id),
      // It is not remembered then, and nobody misses it yet.
      () => {},
    )
  }, [id])
}
