import { Form, href } from 'react-router'
import { SimilarCars } from '../cars/similar/similar-cars.tsx'
import type { EnquiryResponse } from '../enquiries/enquiry-response.ts'
import { EnquiryForm } from '../enquiries/form/enquiry-form.tsx'
import { ProcessStep } from '../tracking/process-step.tsx'
import { Button } from '../ui/actions/button.tsx'
import { Alert } from '../ui/feedback/alert.tsx'
import { CarSummary } from './car-summary.tsx'
import type { CheckoutPageData } from './checkout-data.server.ts'
import { LimitNotice } from './limit-notice.tsx'
import { Terms } from './terms.tsx'
import './checkout-page.css'

type CheckoutPageProps = { page: CheckoutPageData; response: EnquiryResponse | undefined }

/** Who reserves, for how much and on what terms. Paying comes next, with the terms again above its button. */
export function CheckoutPage({ page, response }: CheckoutPageProps) {
  const { state, car, form, vehicleWord } = page
  return (
    <>
      <ProcessStep flow="reserve" step="start" />
      <div className="container section checkout">
        <header className="checkout__header">
          <h1>{page.title}</h1>
          <Notice page={page} />
        </header>
        <CarSummary car={car} paidLabel={state === 'free' ? 'You pay now' : 'Deposit to reserve'} />
        <div className="checkout__main">
          {state === 'free' ? (
            <p>
              <a href="#reservation-terms">How reserving works</a>
            </p>
          ) : (
            <WhileReserved page={page} />
          )}
          {form && (
            <EnquiryForm
              form={form}
              response={response}
              heading={state === 'free' ? 'Your details' : 'Join the queue'}
            />
          )}
          {state === 'free' && <Terms terms={page.terms} />}
        </div>
      </div>
      <SimilarCars cars={page.similar} vehicleWord={vehicleWord} />
    </>
  )
}

function Notice({ page }: Pick<CheckoutPageProps, 'page'>) {
  const { notice, ownReservation, state, vehicleWord } = page
  if (notice === 'busy') {
    return (
      <Alert kind="warning" title="You’re already reserving a vehicle" isUrgent>
        Pay for {ownReservation === null ? 'that one' : <a href={ownReservation}>that one</a>} or cancel it
        first. If you think this is a mistake, please call us. Nothing has been charged.
      </Alert>
    )
  }
  if (notice === 'limit') return <LimitNotice />
  if (notice === 'queue-limit') {
    return (
      <Alert kind="warning" title="You can’t join this queue online today" isUrgent>
        Too many people on your internet connection have joined queues today. Please{' '}
        <a href={href('/contact')}>call us</a> about this {vehicleWord}, or try again tomorrow.
      </Alert>
    )
  }
  if (notice === 'waiting') {
    return (
      <Alert kind="info" title="Your phone number is already in this queue" isUrgent>
        Nothing has changed. We’ll contact you with the details you gave when you joined. If you didn’t join,
        please <a href={href('/contact')}>call us</a>.
      </Alert>
    )
  }
  if (notice !== 'taken' || state !== 'held') return null
  return (
    <Alert kind="warning" title={`Someone else was first to reserve this ${vehicleWord}`} isUrgent>
      {page.isFull ? (
        <p>Nothing has been charged.</p>
      ) : (
        <>
          <p>Nothing has been charged. We have your details, so just tap to join the queue.</p>
          <Form method="post">
            <input type="hidden" name="do" value="queue" />
            <Button type="submit">Join the queue</Button>
          </Form>
        </>
      )}
    </Alert>
  )
}

function WhileReserved({ page: { state, waiting, isFull, vehicleWord } }: Pick<CheckoutPageProps, 'page'>) {
  if (state === 'reserved')
    return <p>{`This ${vehicleWord} is reserved. Call us to ask if it becomes available.`}</p>
  if (isFull)
    return (
      <p>{`Someone is holding this ${vehicleWord}, and its queue is full. Call us to ask if it becomes available.`}</p>
    )
  return (
    <div className="prose">
      <p>
        {`Someone is holding this ${vehicleWord}. Holds often end without a sale. Join the queue, and if it becomes available we’ll text and email you: you’re then the only one who can reserve it for at least two hours. It’s free, and you pay nothing now.`}
      </p>
      {waiting > 0 && (
        <p>{waiting === 1 ? 'One person is waiting already.' : `${waiting} people are waiting already.`}</p>
      )}
    </div>
  )
}
