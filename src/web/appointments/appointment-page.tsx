import { Form, useNavigation, useSearchParams } from 'react-router'
import { BOOKING_SLOT } from '#domain/appointments/booking-slot.ts'
import { ContactDetails } from '../contact/contact-section.tsx'
import { Alert } from '../ui/feedback/alert.tsx'
import { Button } from '../ui/actions/button.tsx'
import { Disclosure } from '../ui/navigation/disclosure.tsx'
import { ErrorSummary } from '../ui/forms/error-summary.tsx'
import { useErrorOf } from '../ui/forms/use-error-of.ts'
import { LinkButton } from '../ui/actions/link-button.tsx'
import { AppointmentFacts } from './appointment-facts.tsx'
import { AppointmentChoice } from './appointment-choice.tsx'
import type { AppointmentPageData } from './appointment-page-data.server.ts'
import './appointment-page.css'

export type AppointmentResponse = { error: string; value: string }

type AppointmentPageProps = { page: AppointmentPageData; response: AppointmentResponse | undefined }

/** A customer’s appointment: when and where it is, and how to change or cancel it. */
export function AppointmentPage({ page, response }: AppointmentPageProps) {
  return (
    <>
      <div className="container section appointment-page">
        <div className="appointment-page__facts">
          <h1>Your {page.name}</h1>
          <StatusAlert page={page} />
          <AppointmentFacts appointment={page} place={page.contact.places[0]} />
          {page.stage !== 'past' && (
            <LinkButton href={`${page.path}/calendar.ics`} look="quiet" download>
              {page.stage === 'cancelled' ? 'Remove from your calendar' : 'Add to calendar'}
            </LinkButton>
          )}
        </div>
        {page.stage === 'upcoming' && <Change page={page} response={response} />}
        {page.stage === 'upcoming' && <Cancel page={page} />}
      </div>
      <ContactDetails contact={page.contact} heading="Questions? Talk to us" />
    </>
  )
}

function StatusAlert({ page: { stage, name, isMoved, bookAgain } }: { page: AppointmentPageData }) {
  const [query] = useSearchParams()
  if (stage === 'cancelled') {
    return (
      <Alert kind="info" title={`This ${name} is cancelled`}>
        <a href={bookAgain}>Book another time</a>, or call us.
      </Alert>
    )
  }
  if (stage === 'past') {
    return (
      <Alert kind="info" title={`This ${name} has passed`}>
        You can no longer change it. We hope to see you again soon.
      </Alert>
    )
  }
  if (!isMoved || !query.has('changed')) return null
  return (
    <Alert kind="good" title={`Your ${name} has been changed`} isUrgent>
      We’ve updated your booking. Please add it to your calendar again.
    </Alert>
  )
}

function Change({ page, response }: AppointmentPageProps) {
  const isSending = useIsSending('change')
  const field = { name: BOOKING_SLOT, value: response?.value || page.startsAt, error: response?.error }
  const hasTimes = page.offer !== null && page.offer.days.length > 0
  return (
    <section className="appointment-page__change" id="change" aria-labelledby="change-heading">
      <h2 id="change-heading">Choose another time</h2>
      <Form className="form" method="post" action={`${page.path}#change`} aria-busy={isSending}>
        <ErrorSummary formError={null} errors={useErrorOf(BOOKING_SLOT, response)} />
        <input type="hidden" name="do" value="change" />
        <AppointmentChoice field={field} offer={page.offer} label="Day and time" phone={page.contact.phone} />
        {hasTimes && (
          <Button type="submit" isBusy={isSending}>
            Change the time
          </Button>
        )}
      </Form>
    </section>
  )
}

/** Cancelling takes two steps: open the question, then press the button in it. */
function Cancel({ page }: { page: AppointmentPageData }) {
  const isSending = useIsSending('cancel')
  return (
    <section className="appointment-page__cancel" aria-label="Cancel">
      <Disclosure title={`Cancel this ${page.name}`} heading="h2">
        <p>{`Do you want to cancel the ${page.name} on ${page.when}? Someone else can then book that time.`}</p>
        <Form method="post" action={page.path}>
          <input type="hidden" name="do" value="cancel" />
          <Button type="submit" look="quiet" isBusy={isSending}>
            Yes, cancel it
          </Button>
        </Form>
      </Disclosure>
    </section>
  )
}

function useIsSending(what: string) {
  const { formData } = useNavigation()
  return formData?.get('do') === what
}
