import type { AppointmentOffer } from '#domain/appointments/appointment-offer.ts'
import type { Question } from '#domain/enquiries/question.ts'
import { AppointmentChoice } from '../../appointments/appointment-choice.tsx'
import { Field, type FieldState } from '../../ui/forms/field.tsx'
import { RadioCards } from '../../ui/forms/radio-cards.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { CheckboxGroup } from '../../ui/checkbox-group.tsx'

type QuestionFieldProps = {
  question: Question
  field: FieldState
  offer: AppointmentOffer | null
  phone: string | null
}

/** The form field for one question. */
export function QuestionField({ question, field, offer, phone }: QuestionFieldProps) {
  const { label, hint, isRequired = false } = question
  const shared = { ...field, label, isOptional: !isRequired, ...(hint !== undefined && { hint }) }

  if (question.isHidden) return <input type="hidden" name={field.name} defaultValue={field.value} />
  switch (question.kind) {
    case 'name':
      return <Field {...shared} autoComplete="name" autoCapitalize="words" maxLength={120} />
    case 'email':
      return <Field {...shared} type="email" autoComplete="email" maxLength={120} />
    case 'phone':
      return <Field {...shared} type="tel" autoComplete="tel" maxLength={40} />
    case 'line':
      return (
        <Field
          {...shared}
          maxLength={question.maxLength ?? 120}
          {...(question.autoComplete !== undefined && { autoComplete: question.autoComplete })}
          {...(question.isUpperCase && { autoCapitalize: 'characters' as const })}
        />
      )
    case 'text':
      return <Field {...shared} rows={4} maxLength={5000} />
    case 'dollars':
      return <Field {...shared} hint={hint ?? 'In dollars'} inputMode="decimal" maxLength={20} />
    case 'number':
      return <Field {...shared} inputMode="numeric" maxLength={10} />
    case 'postcode':
      return <Field {...shared} inputMode="numeric" autoComplete="postal-code" maxLength={4} />
    case 'moment':
      return <Field {...shared} type="datetime-local" />
    case 'yes-no':
      return <RadioCards {...shared} choices={yesOrNo} />
    case 'ticks':
      return <CheckboxGroup {...shared} choices={question.choices} />
    case 'choice':
      return (
        <Select
          {...shared}
          isOptional={!isRequired && question.prompt !== undefined}
          isRequired={isRequired}
          chosen={field.value ?? ''}
          choices={question.choices}
          {...(question.prompt !== undefined && { prompt: question.prompt })}
        />
      )
    case 'slot':
      return (
        <AppointmentChoice
          field={field}
          label={label}
          offer={offer}
          phone={phone}
          noPreference="No preference: call me to arrange a time"
        />
      )
  }
}

const yesOrNo = ['Yes', 'No'].map((word) => ({ value: word, label: word }))
