import { href } from 'react-router'
import { ContactDetails } from '../../contact/contact-section.tsx'
import type { EnquiryResponse } from '../../enquiries/enquiry-response.ts'
import { ProcessStep } from '../../tracking/process-step.tsx'
import { useFlashEvent } from '../../tracking/use-flash-event.ts'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { FinishLater } from '../steps/finish-later.tsx'
import { NoOffer } from './no-offer.tsx'
import { OfferDecision } from './offer-decision.tsx'
import { OfferQuestions } from './offer-questions.tsx'
import type { OfferPageData } from '../trade-in-data.server.ts'
import './offer.css'
import '../trade-in-page.css'

type OfferPageProps = { page: OfferPageData; response: EnquiryResponse | undefined }

/** What the customer’s vehicle is worth, and what they decide. */
export function OfferPage({ page, response }: OfferPageProps) {
  const { event, offer } = page
  useFlashEvent(event)
  return (
    <>
      <ProcessStep flow="trade" step="complete" />
      <div className="trade-in-page container section">
        <header className="trade-in-page__header">
          <h1>{page.vehicle}</h1>
          <p className="lead">{`Thanks${page.firstName === null ? '' : `, ${page.firstName}`}. ${page.siteName} has your details.`}</p>
          <p>{page.reply}</p>
          <p>
            We inspect your car before the offer is final. See our{' '}
            <a href={href('/value-my-car-terms-and-conditions')}>valuation terms</a>.
          </p>
          <FinishLater link={page.link} />
        </header>
        {offer === null ? (
          <NoOffer page={page} />
        ) : offer.isAsking ? (
          <OfferQuestions offer={offer} path={page.path} response={response} />
        ) : (
          <OfferDecision page={page} offer={offer} />
        )}
        {page.purchasePath !== null && (
          <LinkButton
            href={page.purchasePath}
            look={offer?.decision === 'accepted' ? 'main' : 'quiet'}
            isWide
          >
            Back to your purchase
          </LinkButton>
        )}
      </div>
      <ContactDetails contact={page.contact} isFolded />
    </>
  )
}
