import { href } from 'react-router'
import { formatDollars } from '#domain/shared/money.ts'
import type { CarPageData } from '../car-page-data.server.ts'
import './next-steps.css'

/** The next steps for an available vehicle, from the most committed to the least. */
export function NextSteps({ car }: { car: CarPageData }) {
  const { reservation, purchase, tradeInHref, guaranteeHref, chat } = car.offers
  return (
    <ul className="next-steps">
      {reservation && (
        <li className="next-steps__first">
          <a className="button button--wide" href={reservation.href}>
            Reserve Now{' '}
            <span className="next-steps__deposit">{`${formatDollars(reservation.depositCents)} deposit`}</span>
          </a>
        </li>
      )}
      {purchase && <Step href={purchase.href}>{purchase.label}</Step>}
      <Step href="#enquiry">{car.enquiryLabel}</Step>
      <Step href={`${href('/book-test-drive')}${car.carQuery}`}>Book a Test Drive</Step>
      <Step href={car.financeHref}>Apply For Finance</Step>
      {car.photosHref && <Step href={car.photosHref}>Request Photos</Step>}
      {tradeInHref && <Step href={tradeInHref}>Trade In Valuation</Step>}
      {guaranteeHref && <Step href={guaranteeHref}>Used-Car Guarantee</Step>}
      {chat && <ChatStep {...chat} />}
      {car.historyReportUrl && <ExternalStep href={car.historyReportUrl}>Car history report</ExternalStep>}
    </ul>
  )
}

type StepProps = { href: string; children: React.ReactNode }

function Step({ href, children }: StepProps) {
  return (
    <li>
      <a className="button button--quiet button--wide" href={href}>
        {children}
      </a>
    </li>
  )
}

function ExternalStep({ href, children }: StepProps) {
  return (
    <li>
      <a className="button button--quiet button--wide" href={href} target="_blank" rel="noopener noreferrer">
        {children}
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    </li>
  )
}

/** Clicks on `data-chat` open the dealer’s chat widget once it has loaded (`tracking/chat-bar.tsx`). */
function ChatStep({ url, hasWidget }: NonNullable<CarPageData['offers']['chat']>) {
  if (url === null)
    return (
      <li className="next-steps__chat">
        <button type="button" className="button button--quiet button--wide" data-chat="">
          Chat
        </button>
      </li>
    )
  return (
    <li data-chat={hasWidget ? '' : undefined}>
      <a className="button button--quiet button--wide" href={url} target="_blank" rel="noopener noreferrer">
        Chat
        <span className="visually-hidden">
          {hasWidget ? ' (may open in a new tab)' : ' (opens in a new tab)'}
        </span>
      </a>
    </li>
  )
}
