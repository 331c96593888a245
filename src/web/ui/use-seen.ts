import { type RefObject, useEffect, useState } from 'react'

/** So that it is there by the time a visitor who scrolls has reached it. */
const AHEAD = '200px'

/** Whether an element has come into a visitor's view. A folded panel's has not before it is opened. */
export function useSeen(ref: RefObject<Element | null>): boolean {
  const [isSeen, setIsSeen] = useState(false)

  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const watched = watcher()
    waiting.set(element, () => setIsSeen(true))
    watched.observe(element)
    return () => {
      waiting.delete(element)
      watched.unobserve(element)
    }
  }, [ref])

  return isSeen
}

/** One watches for all: a page of vehicles has dozens who wait to be seen. */
let onlyWatcher: IntersectionObserver | undefined
const waiting = new Map<Element, () => void>()

function watcher() {
  onlyWatcher ??= new IntersectionObserver(tell, { rootMargin: AHEAD })
  return onlyWatcher
}

function tell(entries: IntersectionObserverEntry[], observer: IntersectionObserver) {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue
    observer.unobserve(target)
    waiting.get(target)?.()
  }
}
