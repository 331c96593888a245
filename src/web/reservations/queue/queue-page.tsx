import { Form, href } from 'react-router'
import { queuePlaceText } from '#domain/reservations/queue-emails.ts'
import type { contactDetails } from '../../contact/contact-details.ts'
import { ContactDetails } from '../../contact/contact-section.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { GoneNotice } from '../gone-notice.tsx'
import type { goneFacts } from '../reservation-state.server.ts'
import type { carSummaryData } from '../car-summary-data.server.ts'
import { CarSummary } from '../car-summary.tsx'
import '../checkout-page.css'

type QueuePageData = {
  title: string
  slug: string
  vehicleWord: string
  /** What has become of their place. */
  stage: 'waiting' | 'offered' | 'left' | 'ended'
  /** How many people wait in front of them. */
  inFront: number
  /** What to say where nobody can have the vehicle any more. */
  gone: ReturnType<typeof goneFacts> | null
  car: ReturnType<typeof carSummaryData>
  contact: ReturnType<typeof contactDetails>
}

/** What someone reads who waits for a vehicle that another person holds. */
export function QueuePage({ page }: { page: QueuePageData }) {
  const isOver = page.stage === 'left' || page.stage === 'ended'
  return (
    <>
      <div className="container section checkout">
        <header className="checkout__header">
          <h1>{headingOf(page)}</h1>
          {page.stage === 'ended' && !page.gone && (
            <p className="lead">{`Several people in a row didn’t take up their turn. If nobody has reserved the ${page.vehicleWord} since, anyone can.`}</p>
          )}
          {!isOver && !page.gone && <p className="lead">{queuePlaceText(page.inFront)}</p>}
        </header>
        <CarSummary car={page.car} paidLabel="Deposit to reserve" />
        <div className="checkout__main">
          {page.gone ? (
            <GoneNotice gone={page.gone} vehicleWord={page.vehicleWord} money="Nothing has been charged." />
          ) : isOver ? (
            <LinkButton href={href('/cars/:slug', { slug: page.slug })}>Back to the vehicle</LinkButton>
          ) : (
            <>
              <p>{`If the ${page.vehicleWord} becomes available and it’s your turn, we’ll text and email you. You’re then the only one who can reserve it for at least two hours. You can see your place on this page at any time.`}</p>
              <Form method="post">
                <input type="hidden" name="do" value="leave" />
                <Button type="submit" look="quiet">
                  Leave the queue
                </Button>
              </Form>
            </>
          )}
        </div>
      </div>
      <ContactDetails contact={page.contact} heading="Questions? Talk to us" isFolded />
    </>
  )
}

function headingOf({ stage, title, gone }: QueuePageData) {
  if (gone || stage === 'ended') return `The queue for the ${title} has ended`
  return stage === 'left' ? 'You’ve left the queue' : `You’re waiting for the ${title}`
}
