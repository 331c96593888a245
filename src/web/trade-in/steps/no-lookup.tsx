import { Form, href, useNavigation } from 'react-router'
import { callLabel, telephoneLink } from '../../ui/actions/telephone-link.ts'
import { Button } from '../../ui/actions/button.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { LookingUp } from './looking-up.tsx'

type NoLookupProps = {
  why: 'not-found' | 'unavailable'
  rego: string
  state: string
  phone: string | null
  action: string
  backHref: string
  describeHref: string
}

/** What to do when the vehicle was not found, or could not be looked up. */
export function NoLookup({ why, phone, backHref, describeHref, ...again }: NoLookupProps) {
  return (
    <div className="form">
      {why === 'not-found' ? (
        <Alert
          kind="warning"
          title="Unfortunately, we could not find a match for your registration number."
          isUrgent
        >
          <p>
            Please get in touch with one of our friendly team members to receive an offer for your vehicle.
          </p>
          <p>You can also describe your car, and we’ll value it from that.</p>
        </Alert>
      ) : (
        <Alert kind="warning" title="We can’t look up registrations right now" isUrgent>
          <p>
            It’s a problem on our side, not with your registration. Try again, or describe your car instead.
          </p>
        </Alert>
      )}
      {why === 'unavailable' && <TryAgain {...again} />}
      <ul className="link-row">
        <li>
          <LinkButton href={describeHref} look={why === 'not-found' ? undefined : 'quiet'}>
            Describe your car
          </LinkButton>
        </li>
        {phone !== null && (
          <li>
            <LinkButton href={telephoneLink(phone)} look="quiet">
              {callLabel(phone)}
            </LinkButton>
          </li>
        )}
        <li>
          <LinkButton href={href('/contact')} look="quiet">
            Contact us
          </LinkButton>
        </li>
        <li>
          <LinkButton href={backHref} look="quiet">
            Back
          </LinkButton>
        </li>
      </ul>
    </div>
  )
}

function TryAgain({ rego, state, action }: Pick<NoLookupProps, 'rego' | 'state' | 'action'>) {
  const isSending = useNavigation().state === 'submitting'
  return (
    <Form method="post" action={action}>
      <input type="hidden" name="rego" value={rego} />
      <input type="hidden" name="state" value={state} />
      {isSending && <LookingUp />}
      <Button type="submit" isWide isBusy={isSending}>{`Try ${rego} again`}</Button>
    </Form>
  )
}
