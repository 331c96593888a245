import { href } from 'react-router'
import { AppointmentFacts } from '../../appointments/appointment-facts.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { replyTopics, type SentCategory } from './reply-topic.ts'
import type { SentEnquiry } from './success-page-data.server.ts'

type SuccessMessageProps = { sent: SentEnquiry | null; category: SentCategory | null; siteName: string }

/** Tells the customer what happens next. */
export function SuccessMessage({ sent, category, siteName }: SuccessMessageProps) {
  if (sent?.booking?.status === 'booked') return <Booked sent={sent} booking={sent.booking} />
  if (sent?.booking) return <Requested booking={sent.booking} />
  const topic = category && replyTopics[category]
  return (
    <>
      <h1>Thank you, we have your enquiry</h1>
      <p className="lead">
        {`One of the team at ${siteName} will be in touch${topic === null ? '' : ` about ${topic}`}.`}
      </p>
      {sent?.isChecked ? (
        <p>
          We check some enquiries by hand before we reply, and yours is one of them, so you won’t get a
          confirmation email. If you haven’t heard from us by the end of the next business day, please call.
        </p>
      ) : (
        <p>You don’t need to do anything else. We’ll use the phone number or email address you gave us.</p>
      )}
    </>
  )
}

type Booking = NonNullable<SentEnquiry['booking']>

function Booked({ sent, booking }: { sent: SentEnquiry; booking: Booking }) {
  return (
    <>
      <h1>{booking.kind === 'service' ? 'Your service is booked' : 'Your test drive is booked'}</h1>
      <AppointmentFacts appointment={booking.appointment} place={booking.place} />
      {booking.canChange && (
        <ul className="link-row">
          <li>
            <LinkButton href={href('/success/calendar.ics')} download>
              Add to calendar
            </LinkButton>
          </li>
          <li>
            <LinkButton href={href('/success/appointment')} look="quiet">
              Change or cancel
            </LinkButton>
          </li>
        </ul>
      )}
      <p>{sent.isAcknowledged ? EMAILED : booking.canChange ? KEEP_LINK : CALL_US}</p>
    </>
  )
}

const EMAILED = 'We’re emailing you a confirmation with a link to change or cancel it.'
const KEEP_LINK = 'Please bookmark the page to change or cancel it, or call us if something comes up.'
const CALL_US = 'Please call us if you need to change or cancel it.'

function Requested({ booking }: { booking: Booking }) {
  const name = booking.kind === 'service' ? 'service' : 'test drive'
  return (
    <>
      <h1>{`We’ve received your ${name} request`}</h1>
      <p className="lead">
        <strong>Your time isn’t booked yet.</strong> We’ll call or email you to confirm it.
      </p>
      <AppointmentFacts
        appointment={booking.appointment}
        place={booking.place}
        timeLabel="Time you asked for"
      />
      <p>
        Until we’ve confirmed it, another customer may take this time. If you haven’t heard from us by the end
        of the next business day, please call.
      </p>
    </>
  )
}
