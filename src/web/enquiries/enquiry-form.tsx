import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { DEALERSHIP_PROMPT } from '#domain/enquiries/enquiry-form.ts'
import { Button } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { Field, type FieldState } from '../ui/field.tsx'
import { ContactFields } from './contact-fields.tsx'
import type { EnquiryAnswer } from './enquiry-answer.ts'
import type { EnquiryQuestions } from './enquiry-questions.ts'
import { rememberSending, visitedPages } from './own-visit.ts'
import { Permissions } from './permissions.tsx'
import { HumanCheck } from '../spam/human-check.tsx'
import { Select } from '../ui/select.tsx'

type EnquiryFormProps = {
  questions: EnquiryQuestions
  answer: EnquiryAnswer | undefined
  /** The page the form stands on takes it. */
  action: string
  heading: string
  /** What this form asks beside the usual. */
  children?: (field: (name: string) => FieldState) => ReactNode
}

/** Asks the dealer something. A plain form that scripts make quicker; what was wrong is told above and beside. */
export function EnquiryForm({ questions, answer, action, heading, children }: EnquiryFormProps) {
  const isSending = useNavigation().state === 'submitting'
  const values: EnquiryAnswer['values'] = { ...questions.prefilled, ...answer?.values }
  const field = (name: string) => ({
    name,
    value: values[name],
    error: answer?.errors.find((error) => error.field === name)?.message,
  })

  return (
    <section className="enquiry" id="enquiry" aria-labelledby="enquiry-heading">
      <h2 id="enquiry-heading">{heading}</h2>
      <Form
        className="form"
        method="post"
        action={`${action}#enquiry`}
        noValidate
        aria-busy={isSending}
        onSubmit={(event) => {
          rememberSending(action)
          const visited = event.currentTarget.elements.namedItem('visited_pages')
          if (visited instanceof HTMLInputElement) visited.value = visitedPages()
        }}
      >
        <input type="hidden" name="visited_pages" />
        <ErrorSummary formError={answer?.formError} errors={answer?.errors} />
        {questions.categories.length > 1 && (
          <Select
            {...field('category')}
            label="What is it about?"
            chosen={values['category'] ?? questions.category}
            choices={questions.categories.map((category) => ({ value: category, label: category }))}
          />
        )}
        {questions.locations.length > 1 && (
          <Select
            {...field('location')}
            label="Location"
            chosen={values['location'] ?? ''}
            prompt={questions.locationPrompt}
            choices={questions.locations}
          />
        )}
        {questions.dealerships.length > 1 && (
          <Select
            {...field('dealership_slug')}
            label="Dealership"
            chosen={values['dealership_slug'] ?? ''}
            prompt={DEALERSHIP_PROMPT}
            choices={questions.dealerships}
          />
        )}
        <ContactFields field={field} />
        {children?.(field)}
        {questions.asksRego && (
          <Field
            {...field('Rego')}
            label="Rego - Helps us better assist your enquiry"
            isOptional
            maxLength={10}
          />
        )}
        {questions.asksMessage && (
          <Field
            {...field('message')}
            value={values['message'] ?? questions.message}
            label="Message"
            rows={4}
            maxLength={5000}
          />
        )}
        <Permissions questions={questions} field={field} />
        <HumanCheck field={field} />
        <Button type="submit" isWide isBusy={isSending}>
          {questions.button}
        </Button>
      </Form>
    </section>
  )
}
