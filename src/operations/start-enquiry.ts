import { createHash } from 'node:crypto'
import type { Lead, NewLead } from '#data/leads.ts'
import type { FormStep } from '#domain/enquiries/enquiry-form.ts'
import { isAsked, type FieldError } from '#domain/enquiries/question.ts'
import { readAnswers } from '#domain/enquiries/read-answers.ts'
import { readStarted, whatCanBeAnswered } from '#domain/enquiries/read-enquiry.ts'
import { storableRecord } from '#domain/shared/storable-text.ts'
import { FORM_OPENED } from '#domain/spam/human-check.ts'
import type { Dealership } from './dealership.ts'
import { enquiryRules } from './enquiry-rules.ts'
import { judgeBeginning } from './judge-submission.ts'
import { leadJobs } from './lead-jobs.ts'
import { type EnquirySubmission, leadOfEnquiry } from './lead-of-enquiry.ts'

export type StartEnquiryOutcome =
  | { outcome: 'kept'; lead: Lead }
  | { outcome: 'refused'; errors: FieldError[] }
  /** The form was finished already: whoever goes on begins another one. */
  | { outcome: 'finished' }

/** Keeps a step of a form as a lead that is not finished, so that whoever goes no further can still be called. */
export async function startEnquiry(
  sent: EnquirySubmission & { startKey: string },
  step: Pick<FormStep, 'questions'>,
  dealership: Dealership,
): Promise<StartEnquiryOutcome> {
  const submission = { ...sent, fields: storableRecord(sent.fields) }
  const { fields, form, startKey } = submission
  const rules = enquiryRules(form, dealership)
  const { errors } = readAnswers(fields, step.questions, rules)
  if (errors.length > 0) return { outcome: 'refused', errors }

  const enquiry = readStarted(fields, rules)
  const begun = leadOfEnquiry(enquiry, submission, dealership, { isFinished: false })
  const { verdict } = await judgeBeginning(submission, dealership)
  const lead = { ...begun, suspect: verdict !== 'fine' }
  const isTold = verdict !== 'ask-again' && isWorthTelling(lead, dealership.site)
  const jobs = isTold ? leadJobs(lead, dealership.site, dealership.now()) : []
  const kept = await dealership.leads.keepStarted(
    { key: startKey, written: writtenIn(submission) },
    lead,
    jobs,
  )
  return kept ? { outcome: 'kept', lead: kept } : { outcome: 'finished' }
}

/**
 * Without a way to answer there is nothing a dealer could do with it. Where people have to be told from programs, that is
 * done at the end of a form, and nobody is bothered with what has not come there.
 */
function isWorthTelling({ email, phone }: NewLead, { forms }: Dealership['site']) {
  return forms.captcha === 'off' && (email !== null || phone !== null)
}

/** Tells which form of which visitor it is, about which vehicle; nobody gets from it what the visitor's browser holds. */
export function startKeyOf(token: string, { form, car }: Pick<EnquirySubmission, 'form' | 'car'>): string {
  return createHash('sha256')
    .update(JSON.stringify([token, form.name, car?.id ?? null]))
    .digest('base64url')
}

/**
 * What the form asks or every enquiry can say, as it was written, and when it was opened; nothing else that was sent along
 * is kept for later.
 */
function writtenIn({ fields, form }: Pick<EnquirySubmission, 'fields' | 'form'>) {
  const names = whatCanBeAnswered(form)
    .filter(isAsked)
    .map(({ name }) => name)
  return Object.fromEntries(
    [...names, 'visited_pages', FORM_OPENED].flatMap((name): [string, string][] => {
      const written = fields[name]
      return written === undefined ? [] : [[name, written]]
    }),
  )
}
