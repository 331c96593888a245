import { unbrokenPhone } from '#domain/shared/format-phone.ts'
import { CodeForm } from '../sign-in/code-form.tsx'
import type { CodeFormsResponse } from '../sign-in/code-forms.server.ts'
import { NumberForm } from '../sign-in/number-form.tsx'
import { AccountLinks } from './account-links.tsx'
import '../sign-in/sign-in-page.css'

type PhonePageProps = {
  page: {
    phone: string
    /** The new number, once a code was sent to it. */
    sentTo: string | null
    address: string
    dealerName: string
    resendSeconds: number
  }
  response: CodeFormsResponse | undefined
}

/** Moves a customer to another mobile number, which they prove to have with a code. */
export function PhonePage({ page, response }: PhonePageProps) {
  const { phone, sentTo, address, dealerName, resendSeconds } = page
  return (
    <div className="container section sign-in">
      <h1>Change my number</h1>
      <p className="lead">
        You sign in with <strong>{unbrokenPhone(phone)}</strong>. We’ll text a code to your new number, and
        sign you out on your other devices.
      </p>
      {sentTo === null ? (
        <NumberForm address={address} dealerName={dealerName} label="New mobile number" response={response} />
      ) : (
        <CodeForm
          address={address}
          sentTo={sentTo}
          resendSeconds={resendSeconds}
          button="Change my number"
          response={response}
        />
      )}
      <AccountLinks />
    </div>
  )
}
