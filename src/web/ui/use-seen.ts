import { type RefObject, useEffect, useState } from 'react'

/** So that it is there by the time a visitor who scrolls has reached it. */
const AHEAD = '200px'

/** Whether an element has come into a visitor's view. A folded panel's has not before it is opened. */
export function useSeen(ref: RefObject<Element | null>): boolean {
  const [isSeen, setIsSeen] = useState(false)

  useEffect(() => {
    if (!ref.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        setIsSeen(true)
        observer.disconnect()
      },
      { rootMargin: AHEAD },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref])

  return isSeen
}
