import { Form, useNavigation } from 'react-router'
import { unbrokenPhone } from '#domain/shared/format-phone.ts'
import { HumanCheck } from '../../spam/human-check.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { useErrorOf } from '../../ui/forms/use-error-of.ts'
import type { CodeFormsResponse } from './code-forms.server.ts'
import { useCodeFromMessage } from './use-code-from-message.ts'
import { useCountdown } from './use-countdown.ts'

type CodeFormProps = {
  address: string
  sentTo: string
  resendSeconds: number
  button?: string
  response: CodeFormsResponse | undefined
}

/** Asks for the code that was sent. Phones offer to fill it in from the text message. */
export function CodeForm({ address, sentTo, resendSeconds, button = 'Sign in', response }: CodeFormProps) {
  const isSending = useNavigation().state !== 'idle'
  const formRef = useCodeFromMessage()
  const error = response?.error ?? undefined
  return (
    <>
      <output className="sign-in__sent">
        We’ve texted a code to <strong>{unbrokenPhone(sentTo)}</strong>.{' '}
        <a href={withoutStep(address)}>Change number</a>
      </output>
      {/* The whole page loads again, because scripts ask once whose list of vehicles it is. */}
      <Form
        ref={formRef}
        className="form"
        method="post"
        action={address}
        reloadDocument
        noValidate
        aria-busy={isSending}
      >
        <input type="hidden" name="do" value="confirm" />
        <ErrorSummary formError={response?.formError} errors={useErrorOf('code', response)} />
        <Field
          key={error}
          name="code"
          label="6-digit code"
          hint="It can take a minute to arrive."
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          value={undefined}
          error={error}
        />
        <Button type="submit" isWide isBusy={isSending}>
          {button}
        </Button>
      </Form>
      <Resend address={address} seconds={resendSeconds} />
    </>
  )
}

/** Without scripts there is no countdown, and the server says how long to wait. */
function Resend({ address, seconds }: { address: string; seconds: number }) {
  const left = useCountdown(seconds)
  const secondsLeft = left || seconds
  return (
    <Form className="sign-in__resend" method="post" action={address}>
      <input type="hidden" name="do" value="resend" />
      <HumanCheck field={(name) => ({ name, value: undefined, error: undefined })} isAsking />
      <Button type="submit" look="quiet" disabled={left > 0}>
        Send a new code
      </Button>
      {/* Takes up its space before scripts run, so that nothing below moves when they do. */}
      {seconds > 0 && (
        <span className="sign-in__wait field__hint" data-counting={left > 0 || undefined}>
          {`You can ask for another in ${secondsLeft === 1 ? '1 second' : `${secondsLeft} seconds`}.`}
        </span>
      )}
    </Form>
  )
}

function withoutStep(address: string) {
  return address.replace(/[?&]step=code$/, '')
}
