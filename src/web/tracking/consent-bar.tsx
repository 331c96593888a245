import { useEffect, useRef, useSyncExternalStore } from 'react'
import { href, useLocation } from 'react-router'
import type { VisitorEvent } from '#domain/tracking/visitor-event.ts'
import { Button } from '../ui/actions/button.tsx'
import {
  browserRefuses,
  choiceMade,
  choose,
  mayReportToThirdParties,
  onChoice,
  thirdPartyServicesHere,
} from './choice.ts'
import { loadThirdParty } from './load-third-party.ts'
import { carShown, reportEvent } from './report-event.ts'

/** Asks once about third-party services, and reports page views to them if the visitor agrees. */
export function ConsentBar() {
  const tags = thirdPartyServicesHere()
  const isAllowed = useSyncExternalStore(onChoice, mayReportToThirdParties)
  const isDecided = useSyncExternalStore(onChoice, () => choiceMade() !== null || browserRefuses())
  const { pathname } = useLocation()
  const loadOnce = useRef(loadThirdParty)

  useEffect(() => {
    if (!isAllowed || tags === null) return
    loadOnce.current(tags)
    reportEvent(viewEvent(pathname))
    // oxlint-disable-next-line react/exhaustive-deps -- runs per page, and not when the same settings are read again
  }, [isAllowed, pathname])

  if (tags === null || isDecided) return null
  return (
    <section className="consent-bar" aria-label="Third-party services" ref={publishHeight}>
      <p>
        {tags.consent === 'ask'
          ? 'Can we use third-party services to see how this website is used? Nothing loads until you agree. '
          : 'We use third-party services to see how this website is used. You can refuse them. '}
        <a href={`${href('/privacy-policy')}#third-party-services`}>See which ones</a>
      </p>
      <div className="consent-bar__answers">
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

/** Publishes the height of the bar to the style sheets, so that nothing is hidden behind it. */
function publishHeight(bar: HTMLElement) {
  const { style } = document.documentElement
  const observer = new ResizeObserver(() =>
    style.setProperty('--consent-bar-height', `${bar.offsetHeight}px`),
  )
  observer.observe(bar)
  return () => {
    observer.disconnect()
    style.removeProperty('--consent-bar-height')
  }
}

function viewEvent(path: string): VisitorEvent {
  const carId = carShown()
  if (carId !== null) return { name: 'item-viewed', carId }
  return { name: path.startsWith('/search') ? 'list-viewed' : 'page-viewed' }
}
