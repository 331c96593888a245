import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether the place for late content has been below the window since the content was ready. Only there can it appear
 * without shifting what the visitor sees.
 */
export function useBelowViewport(placeRef: RefObject<Element | null>, isReady: boolean): boolean {
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
