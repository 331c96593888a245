import { type EnquiryForm, questionsOf } from './enquiry-form.ts'
import type { Answer, Answers, EnquiryFields, FieldError, Question } from './question.ts'
import type { AnswerRules } from './validate-answer.ts'
import { validateAnswers } from './validate-answers.ts'
import { contactMethod, hasTradeIn, rego, wantsFinance } from './shared-questions.ts'

/** A validated enquiry, under the specification's field names. */
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
  /** Answers to the questions of this form alone. */
  further: Answers
}

export type EnquiryRules = AnswerRules & {
  form: EnquiryForm
  termsWording: string
  optIn: 'notice' | 'checkbox'
}

/** Validates a form: the enquiry, or every error in the order of the form. */
export function readEnquiry(
  fields: EnquiryFields,
  rules: EnquiryRules,
): { enquiry: Enquiry } | { errors: FieldError[] } {
  const { answers, errors } = validateAnswers(fields, answerableQuestions(rules.form), rules)
  if (!isTicked(fields['terms_conditions'])) {
    errors.push({ field: 'terms_conditions', message: rules.termsWording })
  }
  return errors.length > 0 ? { errors } : { enquiry: enquiryOf(answers, fields, rules) }
}

/** The valid answers of an unfinished form, as a partial lead. */
export function readPartialLead(fields: EnquiryFields, rules: EnquiryRules): Enquiry {
  const { answers } = validateAnswers(fields, answerableQuestions(rules.form), rules)
  return enquiryOf(answers, fields, rules)
}

/**
 * The questions of the form, and the common ones that an API client may answer even if the form doesn't ask
 * them.
 */
export function answerableQuestions(form: EnquiryForm): Question[] {
  const asked = questionsOf(form)
  const isAsked = ({ name }: Question) => asked.some((question) => question.name === name)
  return [...asked, ...[contactMethod, rego, wantsFinance, hasTradeIn].filter((common) => !isAsked(common))]
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
    category: textOrNull(category) ?? form.category,
    name: textOrNull(name),
    email: textOrNull(email),
    phone: textOrNull(phone),
    message: textOrNull(message),
    Rego: textOrNull(Rego),
    location: textOrNull(location),
    dealership_slug: textOrNull(dealership),
    PreferredContactMethod: textOrNull(method) ?? 'Phone',
    finance: textOrNull(finance),
    'do-you-have-a-trade-in': textOrNull(tradeIn),
    opt_in: optIn === 'notice' || isTicked(fields['opt_in']),
    further,
  }
}

function textOrNull(answer: Answer | undefined) {
  return typeof answer === 'string' ? answer : null
}

/** Consent is a ticked box or an API client's word for yes. Any other value is not consent. */
function isTicked(value = '') {
  return /^(?:on|true|yes|1)$/i.test(value)
}
