import { type EnquiryForm, questionsOf } from './enquiry-form.ts'
import type { Answer, Answers, EnquiryFields, FieldError, Question } from './question.ts'
import type { AnswerRules } from './read-answer.ts'
import { readAnswers } from './read-answers.ts'
import { contactMethod, hasTradeIn, rego, wantsFinance } from './shared-questions.ts'

/** What a visitor wrote, checked. The names are the specification's. */
export type Enquiry = {
  category: string
  name: string | null
  email: string | null
  phone: string | null
  message: string | null
  Rego: string | null
  location: string | null
  dealership_slug: string | null
  PreferredContactMethod: string
  finance: string | null
  'do-you-have-a-trade-in': string | null
  opt_in: boolean
  /** What only this form asks. */
  further: Answers
}

export type EnquiryRules = AnswerRules & {
  form: EnquiryForm
  termsWording: string
  optIn: 'notice' | 'checkbox'
}

/** What was asked, or everything that must be put right first, in the order of the form. */
export function readEnquiry(
  fields: EnquiryFields,
  rules: EnquiryRules,
): { enquiry: Enquiry } | { errors: FieldError[] } {
  const { answers, errors } = readAnswers(fields, answerableQuestions(rules.form), rules)
  if (!isTicked(fields['terms_conditions'])) {
    errors.push({ field: 'terms_conditions', message: rules.termsWording })
  }
  return errors.length > 0 ? { errors } : { enquiry: enquiryOf(answers, fields, rules) }
}

/** What can be understood of a form that has been started: the rest may still come. */
export function readPartialLead(fields: EnquiryFields, rules: EnquiryRules): Enquiry {
  const { answers } = readAnswers(fields, answerableQuestions(rules.form), rules)
  return enquiryOf(answers, fields, rules)
}

/** A program may say what every enquiry can say, whether this form asks for it or not. */
export function answerableQuestions(form: EnquiryForm): Question[] {
  const asked = questionsOf(form)
  const isAsked = ({ name }: Question) => asked.some((question) => question.name === name)
  return [...asked, ...[contactMethod, rego, wantsFinance, hasTradeIn].filter((usual) => !isAsked(usual))]
}

function enquiryOf(answers: Answers, fields: EnquiryFields, { form, optIn }: EnquiryRules): Enquiry {
  const {
    category,
    name,
    email,
    phone,
    message,
    Rego,
    location,
    dealership_slug: dealership,
    PreferredContactMethod: method,
    finance,
    'do-you-have-a-trade-in': tradeIn,
    ...further
  } = { ...form.implied, ...answers }
  return {
    category: words(category) ?? form.category,
    name: words(name),
    email: words(email),
    phone: words(phone),
    message: words(message),
    Rego: words(Rego),
    location: words(location),
    dealership_slug: words(dealership),
    PreferredContactMethod: words(method) ?? 'Phone',
    finance: words(finance),
    'do-you-have-a-trade-in': words(tradeIn),
    opt_in: optIn === 'notice' || isTicked(fields['opt_in']),
    further,
  }
}

function words(answer: Answer | undefined) {
  return typeof answer === 'string' ? answer : null
}

/** A box of a form, or a program's word for yes; whatever else is said is no consent. */
function isTicked(value = '') {
  return /^(?:on|true|yes|1)$/i.test(value)
}
