import { createHash } from 'node:crypto'
import type { Lead, NewLead } from '#data/leads.ts'
import type { FormStep } from '#domain/enquiries/enquiry-form.ts'
import { isAsked, type FieldError } from '#domain/enquiries/question.ts'
import { validateAnswers } from '#domain/enquiries/validate-answers.ts'
import { readPartialLead, answerableQuestions } from '#domain/enquiries/read-enquiry.ts'
import { possibleQuestions } from '#domain/enquiries/slot-question.ts'
import { storableAnswer } from '#domain/enquiries/storable-answer.ts'
import { storableRecord } from '#domain/shared/storable-text.ts'
import { FORM_OPENED } from '#domain/spam/human-check.ts'
import type { LeadDesk } from './lead-desk.ts'
import { enquiryRules } from './enquiry-rules.ts'
import { type Challenge, judgePartialLead } from '../spam/judge-submission.ts'
import { leadJobs } from '../lead-delivery/lead-jobs.ts'
import { type EnquirySubmission, leadOfEnquiry, visitedPages } from './lead-of-enquiry.ts'

export type StartLeadOutcome =
  | { outcome: 'stored'; lead: Lead }
  | { outcome: 'refused'; errors: FieldError[] }
  | { outcome: 'challenge'; why: Challenge }
  /** The form is already finished, so the visitor starts another one. */
  | { outcome: 'finished' }

/** Stores a step of a form as a partial lead, so the dealer can call a visitor who stops here. */
export async function startLead(
  sent: EnquirySubmission & { startKey: string },
  step: Pick<FormStep, 'questions'>,
  dealership: LeadDesk,
): Promise<StartLeadOutcome> {
  const submission = { ...sent, fields: storableRecord(sent.fields) }
  const { fields, form, startKey } = submission
  const rules = enquiryRules(form, dealership)
  const { errors } = validateAnswers(fields, step.questions, rules)
  if (errors.length > 0) return { outcome: 'refused', errors }

  const enquiry = readPartialLead(fields, rules)
  const partial = leadOfEnquiry(enquiry, submission, dealership, { isFinished: false })
  // Going back and forth in one form is one lead, so only a new one counts towards the rate limit.
  const isNew = (await dealership.leads.started(startKey)) === null
  const judgement = await judgePartialLead(submission, dealership, { isNew })
  if (judgement.verdict === 'challenge') return { outcome: 'challenge', why: judgement }
  const lead = { ...partial, suspect: judgement.verdict === 'suspect' }
  const isSent = shouldNotify(lead, dealership.site)
  const jobs = isSent ? leadJobs(lead, dealership.site, dealership.now()) : []
  const stored = await dealership.leads.storePartialLead(
    { key: startKey, written: draftFields(submission) },
    lead,
    jobs,
  )
  return stored ? { outcome: 'stored', lead: stored } : { outcome: 'finished' }
}

/**
 * A dealer can't use a lead without contact details. Where a captcha is on, only a finished form has been
 * checked, so partial leads aren't sent.
 */
function shouldNotify({ email, phone }: NewLead, { forms }: LeadDesk['site']) {
  return forms.captcha === 'off' && (email !== null || phone !== null)
}

/**
 * A key for one visitor's form about one vehicle. The token in the visitor's browser can't be recovered from
 * it.
 */
export function startKeyOf(token: string, { form, car }: Pick<EnquirySubmission, 'form' | 'car'>): string {
  return createHash('sha256')
    .update(JSON.stringify([token, form.name, car?.id ?? null]))
    .digest('base64url')
}

/** The draft: the answers and the time the form was opened, limited to what a finished form would store. */
function draftFields({ fields, form }: Pick<EnquirySubmission, 'fields' | 'form'>) {
  const answers = answerableQuestions(form)
    .filter(isAsked)
    .flatMap(possibleQuestions)
    .flatMap((question): [string, string][] => {
      const written = fields[question.name]
      return written === undefined ? [] : [[question.name, storableAnswer(question, written)]]
    })
  const opened = fields[FORM_OPENED] ?? ''
  return {
    ...Object.fromEntries(answers),
    ...(fields['visited_pages'] !== undefined && {
      visited_pages: visitedPages(fields['visited_pages']).join('\n'),
    }),
    ...(opened !== '' && opened.length <= MAX_STAMP_LENGTH && { [FORM_OPENED]: opened }),
  }
}

/** A timestamp and its seal take about forty characters. */
const MAX_STAMP_LENGTH = 100
