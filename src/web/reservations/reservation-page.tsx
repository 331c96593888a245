import { Form, href } from 'react-router'
import { ContactDetails } from '../contact/contact-section.tsx'
import { ProcessStep } from '../tracking/process-step.tsx'
import { Button } from '../ui/actions/button.tsx'
import { LinkButton } from '../ui/actions/link-button.tsx'
import { CancelReservation } from './cancel-reservation.tsx'
import { CarSummary } from './car-summary.tsx'
import { GoneNotice } from './gone-notice.tsx'
import { HeldStage } from './held-stage.tsx'
import { PaymentNotice } from './payment-notice.tsx'
import { PendingStage } from './pending-stage.tsx'
import type { ReservationPageData } from './reservation-data.server.ts'
import { ReservationFacts } from './reservation-facts.tsx'
import { reservationTexts } from './reservation-texts.ts'
import { Terms } from './terms.tsx'
import './checkout-page.css'

/** Someone’s reservation: what to do next, what was paid, and how to give it up. */
export function ReservationPage({ page }: { page: ReservationPageData }) {
  const { heading, lead } = reservationTexts(page)
  return (
    <>
      {(page.stage === 'pending' || page.stage === 'held') && (
        <ProcessStep key={page.stage} flow="reserve" step={page.stage === 'held' ? 'complete' : 'step'} />
      )}
      <div className="container section checkout">
        <header className="checkout__header">
          <h1>{heading}</h1>
          {lead && <p className="lead">{lead}</p>}
          <PaymentNotice page={page} />
        </header>
        <CarSummary car={page.car} paidLabel={paidLabels[page.stage]} />
        <div className="checkout__main">
          <Stage page={page} />
        </div>
      </div>
      <ContactDetails contact={page.contact} heading="Questions? Talk to us" isFolded />
    </>
  )
}

const paidLabels: Record<ReservationPageData['stage'], string> = {
  offered: 'Deposit to reserve',
  pending: 'You pay now',
  held: 'Deposit paid',
  sold: 'Deposit paid',
  lapsed: 'Deposit',
  released: 'Deposit',
  refunding: 'Being refunded',
  refunded: 'Refunded',
}

function Stage({ page }: { page: ReservationPageData }) {
  switch (page.stage) {
    case 'offered':
      return <Offered page={page} />
    case 'pending':
      return <PendingStage page={page} />
    case 'held':
      return <HeldStage page={page} />
    case 'lapsed':
    case 'released':
      return <Over page={page} />
    case 'refunding':
    case 'refunded':
    case 'sold':
      return <ReservationFacts page={page} />
  }
}

function Offered({ page }: { page: ReservationPageData }) {
  return (
    <>
      <Terms terms={page.terms} />
      <Form method="post">
        <input type="hidden" name="do" value="accept" />
        <Button type="submit">Reserve it now</Button>
      </Form>
      <CancelReservation
        page={page}
        title="Changed your mind?"
        question={`Let us know, and the next person can have the ${page.vehicleWord} straight away. Nothing has been charged.`}
        button="No thanks, I don’t want it"
      />
    </>
  )
}

const againLabels = {
  free: 'Reserve it again',
  held: 'Join the queue',
  reserved: null,
  'not for reserving': null,
}

function Over({ page }: { page: ReservationPageData }) {
  const { slug, vehicleState, vehicleWord } = page
  if (vehicleState === 'gone') return <GoneNotice gone={page.gone} vehicleWord={vehicleWord} />
  const again = againLabels[vehicleState]
  return (
    <div className="checkout__actions">
      {again && <LinkButton href={page.againHref}>{again}</LinkButton>}
      <LinkButton href={href('/cars/:slug', { slug })} look="quiet">
        Back to the vehicle
      </LinkButton>
    </div>
  )
}
