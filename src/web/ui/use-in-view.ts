import { type RefObject, useEffect, useState } from 'react'

/** Starts early, so that content is ready by the time the visitor scrolls to it. */
const AHEAD = '200px'

/** Whether an element has been in view. Elements in a closed panel haven't. */
export function useInView(ref: RefObject<Element | null>): boolean {
  const [isInView, setIsInView] = useState(false)

  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const observed = observer()
    waiting.set(element, () => setIsInView(true))
    observed.observe(element)
    return () => {
      waiting.delete(element)
      observed.unobserve(element)
    }
  }, [ref])

  return isInView
}

/** One observer for all elements, because a results page has dozens. */
let sharedObserver: IntersectionObserver | undefined
const waiting = new Map<Element, () => void>()

function observer() {
  sharedObserver ??= new IntersectionObserver(notify, { rootMargin: AHEAD })
  return sharedObserver
}

function notify(entries: IntersectionObserverEntry[], observer: IntersectionObserver) {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue
    observer.unobserve(target)
    waiting.get(target)?.()
  }
}
