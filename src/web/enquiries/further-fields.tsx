import type { FurtherQuestion } from '#domain/enquiries/enquiry-form.ts'
import { Field, type FieldState } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'

type FurtherFieldsProps = {
  questions: readonly FurtherQuestion[]
  field: (name: string) => FieldState
}

/** What one form asks beside the usual questions. Nobody has to answer. */
export function FurtherFields({ questions, field }: FurtherFieldsProps) {
  return questions.map((question) =>
    question.kind === 'dollars' ? (
      <Field
        key={question.name}
        {...field(question.name)}
        label={question.label}
        hint={question.hint ?? 'In dollars'}
        inputMode="decimal"
        maxLength={20}
        isOptional
      />
    ) : (
      <Select
        key={question.name}
        {...field(question.name)}
        label={question.label}
        chosen={field(question.name).value ?? ''}
        prompt="Please choose"
        isOptional
        choices={question.choices}
      />
    ),
  )
}
