import { Form, href, useNavigation } from 'react-router'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { ConfirmLinkForm } from '../confirm-link-form.tsx'
import { AccountLinks } from './account-links.tsx'
import { useErrorOf } from '../../ui/forms/use-error-of.ts'
import type { StoredFacts } from './stored-fact.ts'
import './account-page.css'

export type DataResponse = { error?: string; done?: string }

type DataPageProps = {
  page: {
    dealerName: string
    dealerEmail: string | null
    facts: readonly StoredFacts[]
    coming: readonly string[]
    /** The references of reservations in progress. */
    reservations: readonly string[]
    /** Whether they may have won something here: the wheel runs, or they once spun it. */
    hasPrizes: boolean
    /** The address in their account, while it isn’t known to be theirs. */
    unprovenEmail: string | null
  }
  response: DataResponse | undefined
}

/** What is stored about a customer, as a list and as a file, and its erasure. */
export function DataPage({ page, response }: DataPageProps) {
  const { dealerName, facts } = page
  return (
    <div className="container section account">
      <header className="account__header">
        <h1>My data</h1>
        <p className="lead">What {dealerName} stores about you on this website.</p>
      </header>
      {response?.done !== undefined && <Alert kind="info" title={response.done} isUrgent />}
      <dl className="account__facts">
        {facts.map(({ title, lines }) => (
          <div key={title}>
            <dt>{title}</dt>
            {lines.map((line, index) => (
              <dd key={`${line} ${index}`}>{line}</dd>
            ))}
          </div>
        ))}
      </dl>
      <div className="account__actions">
        <LinkButton href={href('/account/data.json')} look="quiet" download>
          Download everything as a file
        </LinkButton>
        <LinkButton href={href('/account')} look="quiet">
          Correct my details
        </LinkButton>
      </div>
      {page.unprovenEmail !== null && <OtherRecords email={page.unprovenEmail} />}
      <Erasing page={page} response={response} />
      <AccountLinks />
    </div>
  )
}

/** Anyone can enter anyone’s address, so what is stored under it alone is shown to its owner only. */
function OtherRecords({ email }: { email: string }) {
  return (
    <section className="account__part" aria-labelledby="by-email">
      <h2 id="by-email">Records under your email address</h2>
      <p>
        This is what we store under your mobile number. To include enquiries and bookings you made with only{' '}
        <strong className="account__email">{email}</strong>, confirm that it’s yours: open the link we email
        you in this browser.
      </p>
      <ConfirmLinkForm />
    </section>
  )
}

function Erasing({ page, response }: DataPageProps) {
  const { dealerName, dealerEmail } = page
  return (
    <section className="account__part" aria-labelledby="erase">
      <h2 id="erase">Delete my account and data</h2>
      <p>
        This deletes your account for good, with everything you saved, your alerts, your enquiries with their
        photos, your places in queues and your answers while buying online. It also takes your name and
        contact details out of bookings, reservations and payments.
      </p>
      <p>Without your name, number or email address, these stay:</p>
      <ul className="prose__list">
        <li>the times of past bookings, and the number of enquiries</li>
        <li>
          the references, amounts and dates of reservations and payments, which {dealerName} has to keep by
          law
        </li>
        {page.hasPrizes && <li>which prizes were drawn, so that nobody spins twice</li>}
      </ul>
      <p>
        {dealerName} has already received your enquiries by email or in its own systems, and also has to keep
        the records of any sale or finance contract. To have those corrected or deleted,{' '}
        {dealerEmail === null ? (
          <a href={href('/contact')}>contact us</a>
        ) : (
          <>
            write to <a href={`mailto:${dealerEmail}`}>{dealerEmail}</a>
          </>
        )}
        .
      </p>
      <ErasureForm page={page} response={response} />
    </section>
  )
}

/** The form, or what has to come to its end before. */
function ErasureForm({ page: { coming, reservations }, response }: DataPageProps) {
  const isSending = useNavigation().state !== 'idle'
  const errors = useErrorOf('sure', response && { error: response.error ?? null })
  if (reservations.length > 0) {
    return (
      <Alert kind="info" title="You have a reservation in progress">
        <p>
          {reservations.join(' · ')}. You can delete your data once it has ended. Cancel it{' '}
          <a href={`${href('/account')}#reservations`}>in your account</a>, or wait until its refund has gone
          through.
        </p>
      </Alert>
    )
  }
  if (coming.length > 0) {
    return (
      <Alert kind="info" title="You have an upcoming booking">
        <p>
          {coming.join(' · ')}. Please cancel it first, with the link in its confirmation, so that nobody
          waits for you.
        </p>
      </Alert>
    )
  }
  return (
    <Form className="form" method="post" action="#erase" reloadDocument noValidate aria-busy={isSending}>
      <ErrorSummary formError={null} errors={errors} />
      <Checkbox name="sure" value={undefined} error={response?.error} isRequired>
        Delete my account and data. I know that this can’t be undone.
      </Checkbox>
      <Button type="submit" isBusy={isSending}>
        Delete everything
      </Button>
    </Form>
  )
}
