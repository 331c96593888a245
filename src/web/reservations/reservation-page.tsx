import { useEffect, useEffectEvent } from 'react'
import { Form, href, useNavigation, useRevalidator } from 'react-router'
import { ContactDetails } from '../contact/contact-section.tsx'
import { Alert } from '../ui/feedback/alert.tsx'
import { Button } from '../ui/actions/button.tsx'
import { LinkButton } from '../ui/actions/link-button.tsx'
import { Disclosure } from '../ui/navigation/disclosure.tsx'
import { CarSummary } from './car-summary.tsx'
import { HoldClock } from './hold-clock.tsx'
import type { ReservationPageData } from './reservation-data.server.ts'
import { reservationTexts } from './reservation-texts.ts'
import { Terms } from './terms.tsx'
import './checkout-page.css'

/** Someone’s reservation: what to do next, what was paid, and how to give it up. */
export function ReservationPage({ page }: { page: ReservationPageData }) {
  const { heading, lead } = reservationTexts(page)
  return (
    <>
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
      return <Pending page={page} />
    case 'held':
      return <Held page={page} />
    case 'lapsed':
    case 'released':
      return <Over page={page} />
    case 'refunding':
    case 'refunded':
    case 'sold':
      return <Facts page={page} />
  }
}

/** What has happened at the payment provider, and whether money has moved. */
function PaymentNotice({ page: { notice, stage, isBack, until } }: { page: ReservationPageData }) {
  if (isBack) return <WaitForPayment />
  if (stage !== 'pending') return null
  if (notice === 'left') {
    return (
      <Alert kind="info" title="You haven’t paid yet" isUrgent>
        {`No money has moved. The vehicle is still kept for you until ${until}, and we have your details.`}
      </Alert>
    )
  }
  if (notice !== 'unavailable') return null
  return (
    <Alert kind="danger" title="We can’t reach the payment service" isUrgent>
      {`No money has moved. Please try again in a moment, or call us. The vehicle is kept for you until ${until}.`}
    </Alert>
  )
}

const ASK_AGAIN_MS = 2500
/** After two minutes the email is the better messenger. */
const MOST_QUESTIONS = 48

/** The customer is back before the provider’s confirmation. The page asks again until it is there. */
function WaitForPayment() {
  const { revalidate } = useRevalidator()
  const onTick = useEffectEvent(() => void revalidate())
  useEffect(() => {
    let asked = 0
    const timer = setInterval(() => {
      asked += 1
      if (asked <= MOST_QUESTIONS) onTick()
    }, ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <Alert kind="info" title="Waiting for the payment to be confirmed" isUrgent>
      This usually takes a few seconds. If you’ve paid, please don’t pay again. Reload this page to see the
      latest; we’ll also email you.
    </Alert>
  )
}

function Offered({ page }: { page: ReservationPageData }) {
  return (
    <>
      <Terms terms={page.terms} />
      <Form method="post">
        <input type="hidden" name="do" value="accept" />
        <Button type="submit">Reserve it now</Button>
      </Form>
    </>
  )
}

function Pending({ page }: { page: ReservationPageData }) {
  const isPaying = useNavigation().formData?.get('do') === 'pay'
  return (
    <>
      <HoldClock page={page} />
      <Terms terms={page.terms} />
      <Form method="post" reloadDocument className="checkout__actions">
        <input type="hidden" name="do" value="pay" />
        <Button type="submit" isWide isBusy={isPaying}>
          {`Pay ${page.deposit} securely`}
        </Button>
      </Form>
      <p className="field__hint">
        You pay on our payment provider’s own page. We never see your card details. By paying you agree to the
        terms above.
      </p>
      <Cancel page={page} title="I don’t want it any more" question="Nothing has been charged." />
    </>
  )
}

function Held({ page }: { page: ReservationPageData }) {
  return (
    <>
      <Facts page={page} />
      <LinkButton href={`${page.path}/calendar.ics`} look="quiet" download>
        Add to calendar
      </LinkButton>
      <section className="checkout__next-steps" aria-labelledby="next-heading">
        <h2 id="next-heading">What happens next</h2>
        <ol className="checkout__next">
          <li>{`We email your receipt${page.email ? ` to ${page.email}` : ''}.`}</li>
          <li>We call you to arrange a time to see the vehicle and go through the paperwork.</li>
          <li>{`If you buy it, the ${page.deposit} counts towards the price. If not, you get it back.`}</li>
        </ol>
      </section>
      <Cancel
        page={page}
        title="Cancel and get the deposit back"
        question={`We refund all of the ${page.deposit} to the card you paid with. Someone else can then reserve the ${page.vehicleWord}.`}
      />
    </>
  )
}

function Over({ page }: { page: ReservationPageData }) {
  const { slug, isFree } = page
  return (
    <div className="checkout__actions">
      <LinkButton href={href('/cars/:slug/checkout', { slug })}>
        {isFree ? 'Reserve it again' : 'Wait for it'}
      </LinkButton>
      <LinkButton href={href('/cars/:slug', { slug })} look="quiet">
        Back to the vehicle
      </LinkButton>
    </div>
  )
}

function Facts({ page }: { page: ReservationPageData }) {
  return (
    <dl className="checkout__facts">
      <dt>Reference</dt>
      <dd>{page.reference}</dd>
      {page.stage === 'held' && (
        <>
          <dt>Held until</dt>
          <dd>{page.until}</dd>
        </>
      )}
      <dt>Deposit</dt>
      <dd>{page.deposit}</dd>
      {page.paidAt !== null && (
        <>
          <dt>Paid</dt>
          <dd>{page.paidAt}</dd>
        </>
      )}
    </dl>
  )
}

/** Cancelling takes two steps: open the question, then press the button in it. */
function Cancel({ page, title, question }: { page: ReservationPageData; title: string; question: string }) {
  return (
    <Disclosure title={title} heading="h2">
      <p>{question}</p>
      <Form method="post" action={page.path}>
        <input type="hidden" name="do" value="cancel" />
        <Button type="submit" look="quiet">
          Yes, cancel it
        </Button>
      </Form>
    </Disclosure>
  )
}
