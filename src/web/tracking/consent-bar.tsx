import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import type { VisitorEvent } from '#domain/tracking/visitor-event.ts'
import { Button } from '../ui/actions/button.tsx'
import { browserRefuses, choiceMade, choose, mayTellOutside, onChoice, outsideHere } from './choice.ts'
import { loadOutside } from './load-third-party.ts'
import { carShown, tellEvent } from './report-event.ts'

/** Asks once about services from elsewhere, and tells them of pages as far as the visitor agrees. */
export function OutsideBar() {
  const outside = outsideHere()
  const isAllowed = useSyncExternalStore(onChoice, mayTellOutside)
  const isDecided = useSyncExternalStore(onChoice, () => choiceMade() !== null || browserRefuses())
  const { pathname } = useLocation()
  const loadOnce = useRef(loadOutside)

  useEffect(() => {
    if (!isAllowed || outside === null) return
    loadOnce.current(outside)
    tellEvent(lookAt(pathname))
    // oxlint-disable-next-line react/exhaustive-deps -- the page, not a new reading of the same settings
  }, [isAllowed, pathname])

  if (outside === null || isDecided) return null
  return (
    <section className="outside-bar" aria-label="Third-party services" ref={tellHeight}>
      <p>
        {outside.consent === 'ask'
          ? 'Can we use third-party services to see how this website is used? Nothing loads until you agree. '
          : 'We use third-party services to see how this website is used. You can refuse them. '}
        <a href="/privacy-policy#outside-services">See which ones</a>
      </p>
      <div className="outside-bar__answers">
        <Button look="quiet" onClick={() => choose('refused')}>
          Refuse
        </Button>
        <Button look="quiet" onClick={() => choose('agreed')}>
          Agree
        </Button>
      </div>
    </section>
  )
}

/** Tells the style sheets how tall the bar is, so that everything else stays clear of it. */
function tellHeight(bar: HTMLElement) {
  const { style } = document.documentElement
  const observer = new ResizeObserver(() =>
    style.setProperty('--outside-bar-height', `${bar.offsetHeight}px`),
  )
  observer.observe(bar)
  return () => {
    observer.disconnect()
    style.removeProperty('--outside-bar-height')
  }
}

function lookAt(path: string): VisitorEvent {
  const carId = carShown()
  if (carId !== null) return { name: 'item-viewed', carId }
  return { name: path.startsWith('/search') ? 'list-viewed' : 'page-viewed' }
}
