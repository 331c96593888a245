import { useEffect, useRef, useSyncExternalStore } from 'react'
import { href, useLocation } from 'react-router'
import type { VisitorEvent } from '#domain/tracking/visitor-event.ts'
import { Button } from '../../ui/actions/button.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { ChatBarProps } from '../chat-bar.tsx'
import {
  browserRefuses,
  choiceMade,
  choose,
  mayReportToThirdParties,
  onChoice,
  thirdPartyServicesHere,
} from './choice.ts'
import { ConsentSection } from './consent-section.tsx'
import { loadThirdParty } from '../load-third-party.ts'
import { carShown, reportEvent } from '../report-event.ts'

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

  if (tags === null) return null
  const question = isDecided ? null : <ConsentQuestion isAsked={tags.consent === 'ask'} />
  return tags.chat === null ? question : <ChatBar chat={tags.chat}>{question}</ChatBar>
}

/** A site without a chat widget never loads its code. */
const ChatBar = lazyComponent<ChatBarProps>(
  () => import('../chat-bar.tsx').then((file) => file.ChatBar),
  ({ children }) => children,
)

function ConsentQuestion({ isAsked }: { isAsked: boolean }) {
  return (
    <ConsentSection
      label="Third-party services"
      answers={
        <>
          <Button look="quiet" onClick={() => choose('refused')}>
            No thanks
          </Button>
          <Button look="quiet" onClick={() => choose('agreed')}>
            Agree
          </Button>
        </>
      }
    >
      <p>
        {isAsked
          ? 'Can we use third-party services to see how this website is used? Nothing loads until you agree. '
          : 'We use third-party services to see how this website is used. You can opt out. '}
        <a href={`${href('/privacy-policy')}#third-party-services`}>See which ones</a>
      </p>
    </ConsentSection>
  )
}

function viewEvent(path: string): VisitorEvent {
  const carId = carShown()
  if (carId !== null) return { name: 'item-viewed', carId }
  return { name: path.startsWith('/search') ? 'list-viewed' : 'page-viewed' }
}
