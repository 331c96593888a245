import { formatPhone } from '../shared/format-phone.ts'
import type { EnquiryFields, Question } from './question.ts'

type CustomerDetails = { name: string | null; email: string | null; phone: string }

/** What a signed-in customer needn't type again, for those of the questions that ask for it. */
export function customerAnswers(
  { name, email, phone }: CustomerDetails,
  questions: readonly Pick<Question, 'name'>[],
): EnquiryFields {
  const asks = (field: string) => questions.some((question) => question.name === field)
  const names = asks('last_name') ? inTwoParts(name ?? '') : { name }
  const known = Object.entries({ ...names, email, phone: formatPhone(phone) })
  return Object.fromEntries(known.flatMap(([field, value]) => (value && asks(field) ? [[field, value]] : [])))
}

/** A form that asks for both names gets the last word as the last name. */
function inTwoParts(name: string) {
  const [, first = name, last = null] = /^(.*\S)\s+(\S+)$/.exec(name) ?? []
  return { name: first, last_name: last }
}
