import { Form, useNavigation } from 'react-router'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { Field } from '../../ui/forms/field.tsx'
import type { AccountResponse } from './account-action.server.ts'

type ContactDetailsFormProps = {
  page: { dealerName: string; name: string; email: string }
  response: AccountResponse | undefined
}

/** The customer's name and email address, both optional. */
export function ContactDetailsForm({ page, response }: ContactDetailsFormProps) {
  const isSending = useNavigation().formData?.get('do') === 'details'
  const field = (name: 'name' | 'email') => ({
    name,
    value: response?.values[name] ?? page[name],
    error: response?.errors.find((error) => error.field === name)?.message,
  })
  return (
    <Form className="form" method="post" action="#details" noValidate aria-busy={isSending}>
      <input type="hidden" name="do" value="details" />
      {response?.done && <Alert kind="good" title={response.done} isUrgent />}
      <ErrorSummary formError={null} errors={response?.errors} />
      <Field
        {...field('name')}
        label="Name"
        isOptional
        autoComplete="name"
        autoCapitalize="words"
        maxLength={100}
      />
      <Field {...field('email')} label="Email" type="email" isOptional autoComplete="email" maxLength={254} />
      <Button type="submit" isBusy={isSending}>
        Save my details
      </Button>
    </Form>
  )
}
