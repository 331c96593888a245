import { href } from 'react-router'
import { Alert } from '../../ui/feedback/alert.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { telephoneLink } from '../../ui/actions/telephone-link.ts'
import { CodeForm } from './code-form.tsx'
import { NumberForm } from './number-form.tsx'
import type { CodeFormsResponse } from './code-forms.server.ts'
import './sign-in-page.css'

type SignInPageData = {
  reason: string
  /** Where to go without signing in. */
  back: string
  /** Whether the visitor was on the way to something that needs a sign-in. */
  isRequired: boolean
  /** The number that the code went to; `null` while none was sent. */
  sentTo: string | null
  address: string
  isOffered: boolean
  /** The dealer's number to call. */
  phone: string | null
  dealerName: string
  resendSeconds: number
}

type SignInPageProps = { page: SignInPageData; response: CodeFormsResponse | undefined }

/** Signing in: a mobile number, then the code that was sent to it. */
export function SignInPage({ page, response }: SignInPageProps) {
  const { reason, sentTo, isOffered, isRequired, back } = page
  return (
    <div className="container section sign-in">
      <h1>Sign in</h1>
      <p className="lead">{reason}</p>
      {isOffered ? <SignInForm page={page} response={response} /> : <NotOffered page={page} />}
      {sentTo === null && (
        <p>
          <a href={back}>{isRequired ? 'Go back' : 'Continue without signing in'}</a>
        </p>
      )}
    </div>
  )
}

function SignInForm({ page, response }: SignInPageProps) {
  const { sentTo, address, dealerName, resendSeconds } = page
  return sentTo === null ? (
    <NumberForm address={address} dealerName={dealerName} response={response} />
  ) : (
    <CodeForm address={address} sentTo={sentTo} resendSeconds={resendSeconds} response={response} />
  )
}

function NotOffered({ page: { phone } }: { page: SignInPageData }) {
  return (
    <Alert kind="info" title="Signing in isn’t available on this website">
      <p>Call us or send an enquiry, and we’ll help you directly.</p>
      <p>
        {phone !== null && (
          <LinkButton href={telephoneLink(phone)} look="quiet">
            Call {phone}
          </LinkButton>
        )}{' '}
        <LinkButton href={href('/contact')} look="quiet">
          Contact us
        </LinkButton>
      </p>
    </Alert>
  )
}
