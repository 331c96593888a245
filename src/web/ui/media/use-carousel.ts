import { useCallback, useEffect, useRef, useState } from 'react'

/** A swipe is over when the list has not moved for this long: not every browser tells when it is. */
const REST_MS = 100
/** A slow device may pause longer than that on the way to what it was told to show. It is believed for this long. */
const ON_THE_WAY_MS = 1000

/** Knows which item of a list that scrolls sideways is seen, and shows another. */
export function useCarousel(startAt = 0) {
  const listRef = useRef<HTMLUListElement>(null)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  const aim = useRef({ left: 0, until: 0 })
  const [seen, setSeen] = useState({ current: startAt, isAtEnd: false })

  const look = useCallback(function lookAgain() {
    const list = listRef.current
    if (!list) return
    clearTimeout(rest.current)
    const isOnTheWay =
      Math.abs(list.scrollLeft - aim.current.left) > 1 && performance.now() < aim.current.until
    if (isOnTheWay) rest.current = setTimeout(lookAgain, REST_MS)
    else setSeen(whatIsSeen(list))
  }, [])

  const onScroll = useCallback(() => {
    clearTimeout(rest.current)
    rest.current = setTimeout(look, REST_MS)
  }, [look])

  const show = useCallback((index: number, behavior: ScrollBehavior = 'auto') => {
    const list = listRef.current
    const item = list?.children[index]
    if (!list || !(item instanceof HTMLElement)) return
    const farthest = list.scrollWidth - list.clientWidth
    const left = Math.min(item.offsetLeft - list.offsetLeft, farthest)
    aim.current = { left, until: performance.now() + ON_THE_WAY_MS }
    list.scrollTo({ left, behavior })
    setSeen({ current: index, isAtEnd: left === farthest })
  }, [])

  useEffect(() => {
    if (!listRef.current) return undefined
    if (startAt > 0) show(startAt, 'instant')
    const observer = new ResizeObserver(look)
    observer.observe(listRef.current)
    return () => {
      observer.disconnect()
      clearTimeout(rest.current)
    }
  }, [startAt, show, look])

  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    show(seen.current + step)
  }

  return [listRef, { ...seen, isAtStart: seen.current === 0, show, onScroll, onKeyDown }] as const
}

export type CarouselState = ReturnType<typeof useCarousel>[1]

function whatIsSeen(list: HTMLElement) {
  const distances = [...list.children].map((item) =>
    Math.abs((item as HTMLElement).offsetLeft - list.offsetLeft - list.scrollLeft),
  )
  return {
    current: distances.indexOf(Math.min(...distances)),
    isAtEnd: list.scrollLeft + list.clientWidth >= list.scrollWidth - 1,
  }
}
