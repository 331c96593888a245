import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether the place of something that comes late has been below the window since it was ready. There it can come
 * without moving what a visitor sees; where its place is in sight, it waits.
 */
export function useBelowWindow(placeRef: RefObject<Element | null>, isReady: boolean): boolean {
  const [isBelow, setIsBelow] = useState(false)

  useEffect(() => {
    if (!isReady || !placeRef.current) return undefined
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ boundingClientRect }) => boundingClientRect.top >= window.innerHeight)) return
      setIsBelow(true)
      observer.disconnect()
    })
    observer.observe(placeRef.current)
    return () => observer.disconnect()
  }, [placeRef, isReady])

  return isBelow
}
