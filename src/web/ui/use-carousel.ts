import { useCallback, useEffect, useRef, useState } from 'react'

/** A swipe is over when the list has not moved for this long: not every browser tells when it is. */
const REST_MS = 100

/** Knows which item of a list that scrolls sideways is seen, and shows another. */
export function useCarousel(startAt = 0) {
  const listRef = useRef<HTMLUListElement>(null)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [seen, setSeen] = useState({ current: startAt, isAtEnd: false })

  const look = useCallback(() => {
    if (listRef.current) setSeen(whatIsSeen(listRef.current))
  }, [])

  const onScroll = useCallback(() => {
    clearTimeout(rest.current)
    rest.current = setTimeout(look, REST_MS)
  }, [look])

  const show = useCallback((index: number, behavior: ScrollBehavior = 'auto') => {
    const list = listRef.current
    const item = list?.children[index]
    if (!list || !(item instanceof HTMLElement)) return
    list.scrollTo({ left: item.offsetLeft - list.offsetLeft, behavior })
    setSeen({ current: index, isAtEnd: index === list.children.length - 1 })
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
