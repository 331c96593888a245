import type { FieldError } from '#domain/enquiries/question.ts'
import { readAnswers } from '#domain/enquiries/read-answers.ts'
import type { ShownForm } from './shown-form.ts'

/** What has to be put right before a step is worth sending, by the rules that the server goes by. */
export function checkAnswers(
  { step, isLast, termsWording, today }: Pick<ShownForm, 'step' | 'isLast' | 'termsWording' | 'today'>,
  sent: FormData,
): FieldError[] {
  const fields: Record<string, string> = {}
  for (const [name, value] of sent) if (typeof value === 'string') fields[name] = value
  const { errors } = readAnswers(fields, step.questions, { australianPhone, today })
  if (!isLast || sent.has('terms_conditions')) return errors
  return [...errors, { field: 'terms_conditions', message: termsWording }]
}

/**
 * The browser knows how long Australian numbers are; which of them exist, the server does, and what stands beside a number
 * is for the server to read.
 */
function australianPhone(text: string) {
  if (/\p{L}/u.test(text)) return text
  const digits = text.normalize('NFKC').replaceAll(/\D/g, '')
  const number = digits.replace(/^(?:0011|00)?61(?=\d{6})/, '').replace(/^0/, '')
  return /^(?:[2-578]\d{8}|1\d{5,9})$/.test(number) ? number : null
}
