import type { FieldError } from '#domain/enquiries/question.ts'
import { readAnswers } from '#domain/enquiries/read-answers.ts'
import type { ShownForm } from './shown-form.ts'

/** What has to be put right before a step is worth sending, by the rules that the server goes by. */
export function checkAnswers({ step, isLast, termsWording, today }: ShownForm, sent: FormData): FieldError[] {
  const fields: Record<string, string> = {}
  for (const [name, value] of sent) if (typeof value === 'string') fields[name] = value
  const { errors } = readAnswers(fields, step.questions, { australianPhone, today })
  if (!isLast || sent.has('terms_conditions')) return errors
  return [...errors, { field: 'terms_conditions', message: termsWording }]
}

/** The browser knows how long Australian numbers are; which of them exist, the server does. */
function australianPhone(text: string) {
  const digits = text.replaceAll(/[\s().-]/g, '').replace(/^(?:\+|00)61\(?0?/, '0')
  return /^(?:0[2-578]\d{8}|1[38]00\d{6}|13\d{4})$/.test(digits) ? digits : null
}
