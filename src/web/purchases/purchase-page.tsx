import { Form, href, useNavigation } from 'react-router'
import { FinanceSmallPrint } from '../cars/price/finance-small-print.tsx'
import { SimilarCars } from '../cars/similar/similar-cars.tsx'
import type { EnquiryResponse } from '../enquiries/enquiry-response.ts'
import { EnquiryForm } from '../enquiries/form/enquiry-form.tsx'
import { CarSummary } from '../reservations/car-summary.tsx'
import { GoneNotice } from '../reservations/gone-notice.tsx'
import { LimitNotice } from '../reservations/limit-notice.tsx'
import { Terms } from '../reservations/terms.tsx'
import { Button } from '../ui/actions/button.tsx'
import { LinkButton } from '../ui/actions/link-button.tsx'
import { Alert } from '../ui/feedback/alert.tsx'
import { ErrorSummary } from '../ui/forms/error-summary.tsx'
import { ProgressSteps } from '../ui/navigation/progress-steps.tsx'
import type { PurchasePageData } from './purchase-data.server.ts'
import { PurchaseReview } from './purchase-review.tsx'
import { PurchaseStepFields } from './purchase-step-fields.tsx'
import '../reservations/checkout-page.css'
import './purchase-page.css'

type PurchasePageProps = { page: PurchasePageData; response: EnquiryResponse | undefined }

/** Buying a vehicle online, one question at a time. The vehicle and what it all costs stay in view. */
export function PurchasePage({ page, response }: PurchasePageProps) {
  const { steps, step, car, form } = page
  const showsFinance = step === 'payment' || (step === 'review' && page.answers.payment === 'finance')
  const current = steps.findIndex(({ name }) => name === step)
  const before = steps[current - 1]
  return (
    <>
      <div className="container section checkout">
        <header className="checkout__header">
          <h1>{`Buy the ${page.title} online`}</h1>
          <ProgressSteps steps={steps} current={current + 1} label="Buying online" />
          <Unavailable page={page} />
          {page.notice === 'limit' && <LimitNotice />}
          {page.notice === 'busy' && (
            <Alert kind="warning" title="You’re already reserving a vehicle" isUrgent>
              Pay for that one or cancel it first. Nothing has been charged.
            </Alert>
          )}
        </header>
        <CarSummary car={car} paidLabel="Deposit to pay today" />
        <div className="checkout__main">
          {page.gone ? null : form ? (
            <>
              <PurchaseReview page={page} />
              <Terms terms={page.terms} />
              <EnquiryForm
                form={form}
                response={response}
                heading="Your details"
                address={`${page.path}?step=review`}
              />
            </>
          ) : (
            <Step page={page} response={response} />
          )}
          {step === 'trade-in' && !page.gone && <Valuation page={page} />}
          {before && !page.gone && (
            <p>
              <a href={before.href}>{`Back: ${before.label}`}</a>
            </p>
          )}
          {!page.gone && <Later link={page.link} />}
        </div>
      </div>
      <SimilarCars cars={page.similar} vehicleWord={page.vehicleWord} />
      {showsFinance && !page.gone && (
        <div className="container section">
          <FinanceSmallPrint cars={[car]} />
        </div>
      )}
    </>
  )
}

function Step({ page, response }: PurchasePageProps) {
  const isSending = useNavigation().state === 'submitting'
  const { path, step, steps } = page
  return (
    <Form className="form" method="post" action={`${path}?step=${step}`} noValidate aria-busy={isSending}>
      <h2>{steps.find(({ name }) => name === step)?.label}</h2>
      <ErrorSummary formError={response?.formError} errors={response?.errors} />
      <PurchaseStepFields page={page} response={response} />
      <Button type="submit" isWide isBusy={isSending}>
        Continue
      </Button>
    </Form>
  )
}

/** A form of its own, so that the Enter key in the other one goes on with the purchase. */
function Valuation({ page: { path, tradeInOffer } }: Pick<PurchasePageProps, 'page'>) {
  return (
    <Form className="form" method="post" action={`${path}?step=trade-in`}>
      <p>Find out what we’d pay for your vehicle, and come back here with our offer.</p>
      <Button type="submit" name="value-online" value="true" look="quiet">
        {tradeInOffer ? 'Value another one online' : 'Value it online first'}
      </Button>
    </Form>
  )
}

/** Why the vehicle can’t be had right now, and what to do then. */
function Unavailable({ page }: Pick<PurchasePageProps, 'page'>) {
  const { state, gone, vehicleWord } = page
  if (gone) return <GoneNotice gone={gone} vehicleWord={vehicleWord} money="Nothing has been charged." />
  if (state === 'free') return null
  if (state !== 'held')
    return (
      <Alert kind="warning" title={`This ${vehicleWord} can’t be reserved online right now`} isUrgent>
        Nothing has been charged, and what you’ve chosen is saved. Please{' '}
        <a href={href('/contact')}>call us</a> about it.
      </Alert>
    )
  return (
    <Alert kind="warning" title={`Someone else is reserving this ${page.vehicleWord}`} isUrgent>
      <p>Nothing has been charged, and what you’ve chosen is saved. You can join the queue for it.</p>
      <LinkButton href={page.checkoutHref} look="quiet">
        Join the queue
      </LinkButton>
    </Alert>
  )
}

function Later({ link }: { link: string }) {
  return (
    <details className="purchase-later">
      <summary>Finish later or on another device</summary>
      <p>
        Everything is saved for 30 days. Keep this link to yourself and open it wherever you like:{' '}
        <a href={link}>{link}</a>
      </p>
    </details>
  )
}
