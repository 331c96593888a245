import { Form, useNavigation } from 'react-router'
import { FinanceFigure } from '../cars/price/finance-figure.tsx'
import { FinanceSmallPrint } from '../cars/price/finance-small-print.tsx'
import type { EnquiryResponse } from '../enquiries/enquiry-response.ts'
import { EnquiryForm } from '../enquiries/form/enquiry-form.tsx'
import { CarSummary } from '../reservations/car-summary.tsx'
import { Terms } from '../reservations/terms.tsx'
import { Button } from '../ui/actions/button.tsx'
import { LinkButton } from '../ui/actions/link-button.tsx'
import { Alert } from '../ui/feedback/alert.tsx'
import { ErrorSummary } from '../ui/forms/error-summary.tsx'
import { ProgressSteps } from '../ui/navigation/progress-steps.tsx'
import type { PurchasePageData } from './purchase-data.server.ts'
import { PurchaseStepFields } from './purchase-step-fields.tsx'
import '../reservations/checkout-page.css'
import './purchase-page.css'

type PurchasePageProps = { page: PurchasePageData; response: EnquiryResponse | undefined }

/** Buying a vehicle online, one question at a time. The vehicle and what it all costs stay in view. */
export function PurchasePage({ page, response }: PurchasePageProps) {
  const { steps, step, car, form } = page
  const showsFinance = step === 'payment' || (step === 'review' && page.answers.payment === 'finance')
  const current = steps.findIndex(({ name }) => name === step)
  return (
    <>
      <div className="container section checkout">
        <header className="checkout__header">
          <h1>{`Buy the ${page.title} online`}</h1>
          <ProgressSteps steps={steps} current={current + 1} label="Buying online" />
          {!page.isFree && <Gone page={page} />}
          {page.notice === 'busy' && (
            <Alert kind="warning" title="You’re already reserving a vehicle" isUrgent>
              Pay for that one or cancel it first. Nothing has been charged.
            </Alert>
          )}
        </header>
        <CarSummary car={car} paidLabel="Deposit to pay today" />
        <div className="checkout__main">
          {form ? (
            <>
              <Review page={page} />
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
          <Later link={page.link} />
        </div>
      </div>
      {showsFinance && (
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

/** Everything chosen, with what it costs, before anything is paid. */
function Review({ page }: Pick<PurchasePageProps, 'page'>) {
  const { lines, total, balance, summary, car, answers } = page
  return (
    <section className="purchase-review" aria-labelledby="review-heading">
      <h2 id="review-heading">Your purchase</h2>
      <dl className="purchase-review__lines">
        {lines.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        {total !== null && (
          <div className="purchase-review__total">
            <dt>Total</dt>
            <dd>{total}</dd>
          </div>
        )}
        <div>
          <dt>Deposit today</dt>
          <dd>{car.deposit}</dd>
        </div>
        {balance !== null && (
          <div>
            <dt>{`To pay at the handover${tradeInNote(page)}`}</dt>
            <dd>{balance}</dd>
          </div>
        )}
      </dl>
      <ul className="purchase-review__choices">
        {summary.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {answers.payment === 'finance' && car.finance && (
        <div>
          <p>An estimate for the vehicle alone. We’ll work out yours with you:</p>
          <FinanceFigure finance={car.finance} />
        </div>
      )}
    </section>
  )
}

/** Whether the balance counts the trade-in, where there is one. */
function tradeInNote({ answers, hasTradeInOffer }: PurchasePageData) {
  if (hasTradeInOffer) return ', if your trade-in is as described'
  return answers.tradeIn === 'none' ? '' : ', before your trade-in'
}

function Gone({ page }: Pick<PurchasePageProps, 'page'>) {
  return (
    <Alert kind="warning" title={`Someone else is reserving this ${page.vehicleWord}`} isUrgent>
      <p>Nothing has been charged, and what you’ve chosen is saved. You can wait for it.</p>
      <LinkButton href={page.checkoutHref} look="quiet">
        See how
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
