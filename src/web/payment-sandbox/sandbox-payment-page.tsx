import { LinkButton } from '../ui/actions/link-button.tsx'
import { Alert } from '../ui/feedback/alert.tsx'
import { AuthenticationForm, EndedForm, PaymentForm } from './sandbox-payment-forms.tsx'
import './sandbox-payment-page.css'

export type SandboxPayment = {
  path: string
  merchant: string
  description: string
  reference: string
  amount: string
  state: 'open' | 'paid' | 'ended'
  returnUrl: string
  cancelUrl: string
  isAuthenticating: boolean
  refundFails: boolean
}

export type SandboxPaymentResponse = { problem: 'nothing chosen' | 'declined' | 'not authenticated' }

type PageProps = { page: SandboxPayment; response: SandboxPaymentResponse | undefined }

/** The page of a demo’s payment provider, where the visitor chooses what happens to the payment. */
export function SandboxPaymentPage({ page, response }: PageProps) {
  const { merchant, description, reference, amount } = page
  return (
    <div className="container section sandbox-payment">
      <div className="sandbox-payment__order">
        <h1>Pay {merchant}</h1>
        <p className="sandbox-payment__amount">{amount}</p>
        <dl className="sandbox-payment__facts">
          <div>
            <dt>For</dt>
            <dd>{description}</dd>
          </div>
          <div>
            <dt>Reference</dt>
            <dd>{reference}</dd>
          </div>
        </dl>
        <Alert kind="info" title="This is a demo, so no money moves">
          <p>
            On a live website, customers pay on a payment provider’s own secure page. Here you choose what
            happens. Don’t enter card details anywhere.
          </p>
        </Alert>
      </div>
      <div className="sandbox-payment__choice">
        <CurrentStep page={page} response={response} />
      </div>
    </div>
  )
}

function CurrentStep({ page, response }: PageProps) {
  if (page.state === 'paid') return <Paid page={page} />
  if (page.state === 'ended') return <EndedForm page={page} />
  if (page.isAuthenticating) return <AuthenticationForm page={page} />
  return <PaymentForm page={page} response={response} />
}

function Paid({ page: { merchant, amount, returnUrl } }: { page: SandboxPayment }) {
  return (
    <>
      <Alert kind="good" title="Payment successful">
        <p>
          {amount} has been paid to {merchant}.
        </p>
      </Alert>
      <LinkButton href={returnUrl}>Return to {merchant}</LinkButton>
    </>
  )
}
