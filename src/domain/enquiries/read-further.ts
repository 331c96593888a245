import { readCents } from '../shared/money.ts'
import type { FurtherQuestion } from './enquiry-form.ts'
import type { EnquiryFields, FieldError } from './read-enquiry.ts'

/** The further answers of a visitor, those that were given: a chosen word, or a sum in dollars. */
export type FurtherAnswers = Record<string, string | number>

/** What was answered beside the usual questions. An answer that is none of the choices was never given by a form. */
export function readFurther(
  fields: EnquiryFields,
  questions: readonly FurtherQuestion[],
): { answers: FurtherAnswers; errors: FieldError[] } {
  const answers: FurtherAnswers = {}
  const errors: FieldError[] = []
  for (const question of questions) {
    const written = fields[question.name]?.trim() ?? ''
    if (written === '') continue
    if (question.kind === 'choice') {
      if (question.choices.some(({ value }) => value === written)) answers[question.name] = written
      continue
    }
    const cents = readCents(written)
    if (cents === null) errors.push({ field: question.name, message: NO_SUM })
    else answers[question.name] = cents / 100
  }
  return { answers, errors }
}

/** What is asked for where something else than a sum of money was written. */
export const NO_SUM = 'Please enter dollars, such as 25,000.'
