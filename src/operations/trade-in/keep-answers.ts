import { type EnquiryForm, questionsOf } from '#domain/enquiries/enquiry-form.ts'
import type { EnquiryFields } from '#domain/enquiries/question.ts'
import { storableAnswer } from '#domain/enquiries/storable-answer.ts'
import type { TradeInDesk } from './trade-in-desk.ts'
import type { TradeIn } from './trade-in-link.ts'

/** Stores the answers of a form that was not accepted, so that they are there on the next visit. */
export async function keepAnswers(
  { lead }: TradeIn,
  form: EnquiryForm,
  fields: EnquiryFields,
  { leads }: Pick<TradeInDesk, 'leads'>,
): Promise<void> {
  await leads.amend(lead.id, { written: answersOf(form, fields) })
}

/** The answers among a form’s fields, limited to what a finished form would store. */
export function answersOf(form: EnquiryForm, fields: EnquiryFields): Record<string, string> {
  const answers = questionsOf(form).flatMap((question) => {
    const typed = fields[question.name]
    return typed === undefined ? [] : [[question.name, storableAnswer(question, typed)] as const]
  })
  return Object.fromEntries(answers)
}
