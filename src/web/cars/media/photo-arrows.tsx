import type { RefObject } from 'react'
import { Icon } from '../../ui/icon.tsx'
import './photo-arrows.css'

type PhotoArrowsProps = { rowRef: RefObject<HTMLElement | null>; current: number; count: number }

/** Shows which picture is on screen, with arrows for mouse users, who can't swipe. */
export function PhotoArrows({ rowRef, current, count }: PhotoArrowsProps) {
  const turn = (by: number) => {
    const row = rowRef.current
    row?.scrollTo({ left: ((current + by + count) % count) * row.clientWidth })
  }
  return (
    <>
      <button className="icon-button photo-arrow" type="button" tabIndex={-1} onClick={() => turn(-1)}>
        <Icon name="previous" />
      </button>
      <button
        className="icon-button photo-arrow photo-arrow--next"
        type="button"
        tabIndex={-1}
        onClick={() => turn(1)}
      >
        <Icon name="next" />
      </button>
      <span className="photo-dots">
        {Array.from({ length: count }, (_, index) => (
          <i key={index} data-current={index === current || undefined} />
        ))}
      </span>
    </>
  )
}
