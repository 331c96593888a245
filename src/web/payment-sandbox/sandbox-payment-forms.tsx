import { Form } from 'react-router'
import { Button } from '../ui/actions/button.tsx'
import { LinkButton } from '../ui/actions/link-button.tsx'
import { Alert } from '../ui/feedback/alert.tsx'
import { Checkbox } from '../ui/forms/checkbox.tsx'
import { ErrorSummary } from '../ui/forms/error-summary.tsx'
import { RadioCards } from '../ui/forms/radio-cards.tsx'
import { choiceTexts, problemTexts } from './sandbox-payment-texts.ts'
import type { SandboxPayment, SandboxPaymentResponse } from './sandbox-payment-page.tsx'

type FormProps = { page: SandboxPayment }

/** Each form loads a whole page, as on another website. */
export function PaymentForm({
  page: { path, refundFails },
  response,
}: FormProps & { response: SandboxPaymentResponse | undefined }) {
  const problem = response?.problem
  const isMissing = problem === 'nothing chosen'
  return (
    <Form className="form" method="post" action={path} reloadDocument noValidate>
      <ErrorSummary
        formError={problem === undefined || isMissing ? undefined : problemTexts[problem]}
        errors={isMissing ? [{ field: 'choice', message: problemTexts[problem] }] : []}
      />
      <RadioCards
        name="choice"
        label="What should happen?"
        value="pay"
        error={isMissing ? problemTexts[problem] : undefined}
        choices={choiceTexts}
      />
      <Checkbox name="refundFails" value={refundFails ? 'true' : undefined} error={undefined}>
        If this payment is refunded, the first try fails
      </Checkbox>
      <Button type="submit" isWide>
        Continue
      </Button>
    </Form>
  )
}

/** As a bank asks whether it is really the customer who pays. */
export function AuthenticationForm({ page: { path, refundFails, merchant, amount } }: FormProps) {
  return (
    <Form className="form" method="post" action={path} reloadDocument>
      <h2>Approve this payment</h2>
      <p>
        Your bank would like to know if it’s you who is paying {amount} to {merchant}.
      </p>
      <input type="hidden" name="isAuthenticating" value="true" />
      {refundFails && <input type="hidden" name="refundFails" value="true" />}
      <div className="sandbox-payment__buttons">
        <Button type="submit" name="choice" value="pay">
          Approve
        </Button>
        <Button type="submit" name="choice" value="decline" look="quiet">
          Refuse
        </Button>
      </div>
    </Form>
  )
}

export function EndedForm({ page: { path, merchant, cancelUrl } }: FormProps) {
  return (
    <Form className="form" method="post" action={path} reloadDocument>
      <Alert kind="warning" title="This payment has ended">
        <p>
          It wasn’t paid in time. Now and then a card is charged at the last moment, and the news arrives too
          late. You can try that here: {merchant} should refund the payment.
        </p>
      </Alert>
      <div className="sandbox-payment__buttons">
        <Button type="submit" name="choice" value="pay-late" look="quiet">
          Pay anyway
        </Button>
        <LinkButton href={cancelUrl}>Return to {merchant}</LinkButton>
      </div>
    </Form>
  )
}
