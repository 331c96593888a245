import { Form, href, useNavigation } from 'react-router'
import { HumanCheck } from '../../spam/human-check.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { useErrorOf } from '../../ui/forms/use-error-of.ts'
import type { CodeFormsResponse } from './code-forms.server.ts'

type NumberFormProps = {
  address: string
  dealerName: string
  label?: string
  response: CodeFormsResponse | undefined
}

/** Asks for the mobile number to send a code to. */
export function NumberForm({ address, dealerName, label = 'Mobile number', response }: NumberFormProps) {
  const isSending = useNavigation().state !== 'idle'
  const error = response?.error ?? undefined
  return (
    <Form className="form" method="post" action={address} noValidate aria-busy={isSending}>
      <input type="hidden" name="do" value="send" />
      <ErrorSummary formError={response?.formError} errors={useErrorOf('phone', response)} />
      <Field
        name="phone"
        label={label}
        hint="We’ll text you a 6-digit code. No password needed."
        type="tel"
        autoComplete="tel"
        value={response?.phone}
        error={error}
      />
      <HumanCheck field={(name) => ({ name, value: undefined, error: undefined })} isAsking />
      <p className="field__hint">
        {dealerName} keeps your number to recognise you. See our{' '}
        <a href={href('/privacy-policy')} target="_blank" rel="noopener">
          privacy policy
        </a>{' '}
        (opens in a new tab).
      </p>
      <Button type="submit" isWide isBusy={isSending}>
        Text me a code
      </Button>
    </Form>
  )
}
