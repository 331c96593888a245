import { Form, href, useNavigation } from 'react-router'
import { stockAddress } from '../../frame/stock-address.ts'
import { Button } from '../../ui/actions/button.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import type { ShownOffer } from './offer-data.server.ts'
import { OfferRange } from './offer-range.tsx'
import type { OfferPageData } from '../trade-in-data.server.ts'

type OfferDecisionProps = { page: OfferPageData; offer: ShownOffer }

/** The offer with its last day. The customer accepts it, declines it or asks for a call. */
export function OfferDecision({ page, offer }: OfferDecisionProps) {
  return (
    <section className="offer" aria-labelledby="offer-heading">
      <h2 id="offer-heading">{offer.decision === 'accepted' ? 'Your accepted offer' : 'What we’d pay'}</h2>
      <OfferRange {...offer.range} confidence={offer.confidence} />
      {offer.isValid ? (
        <>
          <p>
            Valid until <strong>{offer.validUntil}</strong>, subject to our inspection.
          </p>
          {offer.decision && <Decided page={page} offer={offer} decision={offer.decision} />}
          {offer.decision !== 'accepted' && <Choices page={page} offer={offer} />}
        </>
      ) : (
        <Alert kind="warning" title={`This offer was valid until ${offer.validUntil}`}>
          <p>
            Values move with the market. <a href={href('/trade-in')}>Get a new one</a>, or call us.
          </p>
        </Alert>
      )}
    </section>
  )
}

function Choices({ page: { path }, offer }: OfferDecisionProps) {
  const isSending = useNavigation().state === 'submitting'
  return (
    <Form className="form" method="post" action={path} aria-busy={isSending}>
      <p className="field__hint">
        Accepting doesn’t bind you. It lets you use {offer.amount}, the lower figure, when you buy a car here.
      </p>
      <Button type="submit" name="intent" value="accept" isWide isBusy={isSending}>
        Accept this offer
      </Button>
      {offer.decision !== 'call' && (
        <Button type="submit" name="intent" value="call" look="quiet" isWide>
          Call me about it
        </Button>
      )}
      {offer.decision !== 'declined' && (
        <Button type="submit" name="intent" value="decline" look="quiet" isWide>
          No thanks
        </Button>
      )}
      {offer.decision === null && offer.questions.length > 0 && (
        <p>
          <a href={`${path}?step=questions`}>Change your answers</a>
        </p>
      )}
    </Form>
  )
}

type DecidedProps = OfferDecisionProps & { decision: NonNullable<ShownOffer['decision']> }

function Decided({ page, offer, decision }: DecidedProps) {
  if (decision === 'call')
    return (
      <Alert kind="good" title="We’ll call you">
        <p>{page.reply}</p>
      </Alert>
    )
  if (decision === 'declined')
    return (
      <Alert kind="info" title="You’ve declined this offer">
        <p>{`You can still accept it until ${offer.validUntil}, or ask for a call.`}</p>
      </Alert>
    )
  return <Accepted page={page} offer={offer} />
}

function Accepted({ page: { next, reply, purchasePath }, offer }: OfferDecisionProps) {
  return (
    <>
      <Alert kind="good" title="You’ve accepted our offer">
        <p>{`We’ll be in touch to book the inspection. ${reply}`}</p>
        <p>{`When you buy a car here, we’ll allow ${offer.amount} for your trade-in.`}</p>
      </Alert>
      <ul className="link-row">
        {next?.car?.purchaseHref && purchasePath === null && (
          <li>
            <LinkButton href={next.car.purchaseHref}>{`Buy the ${next.car.title}`}</LinkButton>
          </li>
        )}
        {next?.car && !next.car.purchaseHref && (
          <li>
            <LinkButton href={next.car.href}>{`Back to the ${next.car.title}`}</LinkButton>
          </li>
        )}
        <li>
          <LinkButton href={next?.financeHref ?? href('/finance')} look="quiet">
            See repayments with your trade-in
          </LinkButton>
        </li>
        <li>
          <LinkButton href={stockAddress()} look="quiet">
            Find your next car
          </LinkButton>
        </li>
      </ul>
    </>
  )
}
