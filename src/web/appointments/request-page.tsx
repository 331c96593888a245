import { Form, useNavigation } from 'react-router'
import { phoneParts, unbrokenPhone } from '#domain/shared/format-phone.ts'
import { Alert } from '../ui/feedback/alert.tsx'
import { Button } from '../ui/actions/button.tsx'
import { telephoneLink } from '../ui/actions/telephone-link.ts'
import { AppointmentFacts } from './appointment-facts.tsx'
import type { RequestPageData } from './request-page-data.server.ts'
import './appointment-page.css'
import './appointment-facts.css'

export type RequestResponse = { error: string }

type RequestPageProps = { page: RequestPageData; response: RequestResponse | undefined }

/** The page where staff confirm a customer's requested time. */
export function RequestPage({ page, response }: RequestPageProps) {
  const isSending = useNavigation().state === 'submitting'
  return (
    <div className="container section appointment-page">
      <div className="appointment-page__facts">
        <h1>{capital(page.name)} request</h1>
        <Stage page={page} response={response} />
        <AppointmentFacts
          appointment={page.appointment}
          place={page.place}
          timeLabel={page.stage === 'confirmed' ? 'When' : 'Requested time'}
        />
        <Customer {...page.customer} />
        {page.stage === 'open' && (
          <Form method="post" aria-busy={isSending}>
            <Button type="submit" isBusy={isSending}>
              Confirm booking
            </Button>
          </Form>
        )}
      </div>
    </div>
  )
}

function Stage({ page: { stage, name }, response }: RequestPageProps) {
  if (response) {
    return (
      <Alert kind="danger" title="This time can’t be booked" isUrgent>
        {response.error}
      </Alert>
    )
  }
  if (stage === 'confirmed') {
    return (
      <Alert kind="good" title={`This ${name} is confirmed`}>
        The time is held for this customer.
      </Alert>
    )
  }
  if (stage === 'cancelled') {
    return (
      <Alert kind="info" title={`This ${name} was cancelled`}>
        The customer cancelled it, so the time is free again.
      </Alert>
    )
  }
  if (stage === 'past') {
    return (
      <Alert kind="info" title="This time has passed">
        Call the customer to arrange another time.
      </Alert>
    )
  }
  return (
    <p>
      This time is not booked yet, and other customers can still take it. Check with the customer first, then
      confirm it.
    </p>
  )
}

function Customer({ name, phone, email }: RequestPageData['customer']) {
  return (
    <dl className="appointment-facts">
      {name !== null && (
        <div>
          <dt>Customer</dt>
          <dd>{name}</dd>
        </div>
      )}
      {phone !== null && (
        <div>
          <dt>Phone</dt>
          <dd>
            <a href={telephoneLink(phoneParts(phone).number)}>{unbrokenPhone(phone)}</a>
          </dd>
        </div>
      )}
      {email !== null && (
        <div>
          <dt>Email</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
      )}
    </dl>
  )
}

function capital(words: string) {
  return words.replace(/^./, (first) => first.toUpperCase())
}
