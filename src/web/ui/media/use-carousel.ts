import { useCallback, useEffect, useRef, useState } from 'react'

/** A swipe is over once the list hasn't moved for this long. Not every browser fires `scrollend`. */
const REST_MS = 100
/** A slow device may pause longer during a smooth scroll, so wait this long for it to reach its target. */
const SCROLL_TIMEOUT_MS = 1000

/** Tracks the visible item of a list that scrolls sideways, and scrolls to others. */
export function useCarousel(startAt = 0) {
  const listRef = useRef<HTMLUListElement>(null)
  const restTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const target = useRef({ left: 0, until: 0 })
  const [seen, setSeen] = useState({ current: startAt, isAtEnd: false })

  const update = useCallback(function updateAgain() {
    const list = listRef.current
    if (!list) return
    clearTimeout(restTimer.current)
    const isScrolling =
      Math.abs(list.scrollLeft - target.current.left) > 1 && performance.now() < target.current.until
    if (isScrolling) restTimer.current = setTimeout(updateAgain, REST_MS)
    else setSeen(visibleItem(list))
  }, [])

  const onScroll = useCallback(() => {
    clearTimeout(restTimer.current)
    restTimer.current = setTimeout(update, REST_MS)
  }, [update])

  const show = useCallback((index: number, behavior: ScrollBehavior = 'auto') => {
    const list = listRef.current
    const item = list?.children[index]
    if (!list || !(item instanceof HTMLElement)) return
    const farthest = list.scrollWidth - list.clientWidth
    const left = Math.min(item.offsetLeft - list.offsetLeft, farthest)
    target.current = { left, until: performance.now() + SCROLL_TIMEOUT_MS }
    list.scrollTo({ left, behavior })
    setSeen({ current: index, isAtEnd: left === farthest })
  }, [])

  useEffect(() => {
    if (!listRef.current) return undefined
    if (startAt > 0) show(startAt, 'instant')
    const observer = new ResizeObserver(update)
    observer.observe(listRef.current)
    return () => {
      observer.disconnect()
      clearTimeout(restTimer.current)
    }
  }, [startAt, show, update])

  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    show(seen.current + step)
  }

  return [listRef, { ...seen, isAtStart: seen.current === 0, show, onScroll, onKeyDown }] as const
}

export type CarouselState = ReturnType<typeof useCarousel>[1]

function visibleItem(list: HTMLElement) {
  const distances = [...list.children].map((item) =>
    Math.abs((item as HTMLElement).offsetLeft - list.offsetLeft - list.scrollLeft),
  )
  return {
    current: distances.indexOf(Math.min(...distances)),
    isAtEnd: list.scrollLeft + list.clientWidth >= list.scrollWidth - 1,
  }
}
