import { useEffect, useRef, useState } from 'react'
import { Form, href, useNavigation } from 'react-router'
import type { FieldError } from '#domain/enquiries/question.ts'
import { HumanCheck } from '../../spam/human-check.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { ProgressSteps } from '../../ui/navigation/progress-steps.tsx'
import type { EnquiryResponse } from '../enquiry-response.ts'
import { visitedPages } from '../../device/first-party-visit.ts'
import { Permissions } from './permissions.tsx'
import { QuestionField } from './question-field.tsx'
import { type ShownForm, LEAD_TOKEN_FIELD, STEP_FIELD, stepAddress } from './shown-form.ts'
import './enquiry-form.css'

type EnquiryFormProps = {
  form: ShownForm
  response: EnquiryResponse | undefined
  heading: string
  /** The page address, with values that the visitor has changed on the page since it loaded. */
  address?: string
}

type CheckAnswers = (form: ShownForm, sent: FormData) => FieldError[]

/** An enquiry form, step by step. It works without scripts, and shows errors in a summary and beside each field. */
export function EnquiryForm({ form, response, heading, address = form.address }: EnquiryFormProps) {
  const isSending = useNavigation().state === 'submitting'
  const { checker, errors, formError, check } = useBrowserCheck(form, response)
  const headingRef = useStepHeading(form.current)
  const values: EnquiryResponse['values'] = { ...form.values, ...response?.values }
  const labels = Object.fromEntries(form.step.questions.map(({ name, label }) => [name, label]))
  const field = (name: string) => ({
    name,
    value: values[name],
    error: errors.find((error) => error.field === name)?.message,
  })

  return (
    <section className="enquiry" id="enquiry" aria-labelledby="enquiry-heading">
      <h2 id="enquiry-heading" ref={headingRef} tabIndex={-1}>
        {heading}
      </h2>
      {form.steps.length > 1 && (
        <ProgressSteps
          label={heading}
          steps={form.steps.map(({ name, title }, at) => ({
            label: title,
            href: stepAddress(address, at === 0 ? null : name),
          }))}
          current={form.current}
        />
      )}
      <Form
        // A new key for each step, so that no field keeps the value of a field in another step.
        key={form.step.name}
        className="form"
        method="post"
        action={stepAddress(address, form.addressStep)}
        noValidate
        aria-busy={isSending}
        onFocus={checker}
        onSubmit={(event) => {
          if (!check(event.currentTarget)) return event.preventDefault()
          const visited = event.currentTarget.elements.namedItem('visited_pages')
          if (visited instanceof HTMLInputElement) visited.value = visitedPages()
        }}
      >
        <input type="hidden" name="visited_pages" />
        {form.step.name !== '' && <input type="hidden" name={STEP_FIELD} value={form.step.name} />}
        <input
          type="hidden"
          name={LEAD_TOKEN_FIELD}
          defaultValue={values[LEAD_TOKEN_FIELD] ?? form.start ?? ''}
        />
        <ErrorSummary formError={formError} errors={errors} labels={labels} />
        {form.step.questions.map((question) => (
          <QuestionField
            key={question.name}
            question={question}
            field={field(question.name)}
            offer={form.offer}
            phone={form.phone}
          />
        ))}
        {form.isLast ? <Permissions questions={form} field={field} /> : <SavedStepNotice form={form} />}
        <HumanCheck field={field} isAsking={form.isLast} requiresProof={form.requiresProof} />
        <Button type="submit" isWide isBusy={isSending}>
          {form.isLast ? form.button : 'Continue'}
        </Button>
      </Form>
    </section>
  )
}

/** Says that each step is saved, before the first one is. */
function SavedStepNotice({ form }: { form: ShownForm }) {
  return (
    <p className="field__hint">
      When you continue, {form.dealerName} keeps your details so we can reply. See our{' '}
      <a href={href('/privacy-policy')} target="_blank" rel="noopener">
        privacy policy
      </a>{' '}
      (opens in a new tab).
    </p>
  )
}

/** Loads the server's rules when the visitor starts to type, so that errors show without a request. */
function useBrowserCheck(form: ShownForm, response: EnquiryResponse | undefined) {
  const rules = useRef<CheckAnswers>(undefined)
  const [own, setOwn] = useState<{ of: unknown; errors: FieldError[] }>()
  const sent = response ?? form.step.name
  return {
    checker: ({ currentTarget: element }: React.FocusEvent<HTMLFormElement>) => {
      if (rules.current) return
      void import('./check-answers.ts').then(
        ({ checkAnswers, giveToken }) => {
          rules.current = checkAnswers
          giveToken(element)
        },
        () => {},
      )
    },
    errors: own?.of === sent ? own.errors : (response?.errors ?? []),
    formError: own?.of === sent ? form.step.incomplete : response?.formError,
    check: (element: HTMLFormElement) => {
      const errors = rules.current?.(form, new FormData(element)) ?? []
      if (errors.length > 0) setOwn({ of: sent, errors })
      return errors.length === 0
    },
  }
}

/** Moves the focus to the heading when another step is shown. */
function useStepHeading(current: number) {
  const ref = useRef<HTMLHeadingElement>(null)
  const shown = useRef(current)
  useEffect(() => {
    if (shown.current === current) return
    shown.current = current
    ref.current?.focus()
  }, [current])
  return ref
}
