import type { FieldError } from '#domain/enquiries/question.ts'
import { validateAnswers } from '#domain/enquiries/validate-answers.ts'
import { LEAD_TOKEN_FIELD, type ShownForm } from './shown-form.ts'

/** Checks a step in the browser by the server's rules, and returns the errors to fix before sending it. */
export function checkAnswers(
  { step, isLast, termsWording, today }: Pick<ShownForm, 'step' | 'isLast' | 'termsWording' | 'today'>,
  sent: FormData,
): FieldError[] {
  const fields: Record<string, string> = {}
  for (const [name, value] of sent) if (typeof value === 'string') fields[name] = value
  const { errors } = validateAnswers(fields, step.questions, { australianPhone, today })
  if (!isLast || sent.has('terms_conditions')) return errors
  return [...errors, { field: 'terms_conditions', message: termsWording }]
}

/**
 * The browser checks only the length and prefix of an Australian number. The server knows which numbers exist, and reads
 * text around a number, so digits with text around them pass here.
 */
function australianPhone(text: string) {
  const digits = text.normalize('NFKC').replaceAll(/\D/g, '')
  if (/\p{L}/u.test(text)) return digits.length < MIN_DIGITS ? null : text
  const number = digits.replace(/^(?:0011|00)?61(?=\d{6})/, '').replace(/^0/, '')
  return /^(?:[2-578]\d{8}|1\d{5,9})$/.test(number) ? number : null
}

/** As many as 13 11 14 has. */
const MIN_DIGITS = 6

/**
 * Gives a new form its token, so that it is one lead even when it is sent twice. It isn't in the page, which others get too.
 */
export function giveToken(form: HTMLFormElement): void {
  const field = form.elements.namedItem(LEAD_TOKEN_FIELD)
  if (!(field instanceof HTMLInputElement) || field.value !== '') return
  const random = crypto.getRandomValues(new Uint8Array(16))
  field.value = btoa(String.fromCharCode(...random))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
