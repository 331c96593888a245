import { Form, useNavigation } from 'react-router'
import type { EnquiryResponse } from '../../enquiries/enquiry-response.ts'
import { HumanCheck } from '../../spam/human-check.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { VehicleDescriptionFields } from './vehicle-description-fields.tsx'
import { LookingUp } from './looking-up.tsx'

export type VehicleFormData = {
  /** Where the form is sent. */
  action: string
  by: 'registration' | 'description'
  /** The same form the other way round; `null` where vehicles can’t be looked up. */
  otherHref: string | null
  values: Readonly<Record<string, string>>
  states: { value: string; label: string }[]
  limits: string
}

type VehicleFormProps = { form: VehicleFormData; response: EnquiryResponse | undefined }

/** The first step: a registration to look up, or a description. */
export function VehicleForm({ form, response }: VehicleFormProps) {
  const isSending = useNavigation().state === 'submitting'
  const { by, otherHref } = form
  const values: VehicleFormData['values'] = { ...form.values, ...response?.values }
  const field = (name: string) => ({
    name,
    value: values[name],
    error: response?.errors.find((error) => error.field === name)?.message,
  })
  return (
    <Form className="form" method="post" action={form.action} key={by} noValidate aria-busy={isSending}>
      <ErrorSummary formError={response?.formError} errors={response?.errors} labels={labels} />
      <input type="hidden" name="by" value={by} />
      <p className="field__hint">{form.limits}</p>
      {by === 'description' && <VehicleDescriptionFields field={field} />}
      <Field
        {...field('rego')}
        label={labels.rego}
        autoCapitalize="characters"
        maxLength={10}
        isOptional={by === 'description'}
      />
      <Select
        {...field('state')}
        label={labels.state}
        chosen={values['state'] ?? ''}
        choices={form.states}
        prompt="Please choose"
        isRequired={by === 'registration'}
      />
      <HumanCheck field={field} isAsking={false} />
      {isSending && by === 'registration' ? <LookingUp /> : null}
      <Button type="submit" isWide isBusy={isSending}>
        {by === 'registration' ? 'Find my car' : 'Continue'}
      </Button>
      {otherHref !== null && (
        <p>
          <a href={otherHref}>
            {by === 'registration' ? 'Describe your car instead' : 'Look it up by its registration instead'}
          </a>
        </p>
      )}
    </Form>
  )
}

const labels = { rego: 'Registration', state: 'State', make: 'Make', model: 'Model', year: 'Year' }
