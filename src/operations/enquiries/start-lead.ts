import { createHash } from 'node:crypto'
import type { Lead, NewLead } from '#data/leads.ts'
import type { FormStep } from '#domain/enquiries/enquiry-form.ts'
import { isAsked, type FieldError } from '#domain/enquiries/question.ts'
import { readAnswers } from '#domain/enquiries/read-answers.ts'
import { readPartialLead, answerableQuestions } from '#domain/enquiries/read-enquiry.ts'
import { storableAnswer } from '#domain/enquiries/storable-answer.ts'
import { storableRecord } from '#domain/shared/storable-text.ts'
import { FORM_OPENED } from '#domain/spam/human-check.ts'
import type { Dealership } from '../sites/dealership.ts'
import { enquiryRules } from './enquiry-rules.ts'
import { type Challenge, judgePartialLead } from '../spam/judge-submission.ts'
import { leadJobs } from '../delivery/lead-jobs.ts'
import { type EnquirySubmission, leadOfEnquiry, visitedPages } from './lead-of-enquiry.ts'

export type StartLeadOutcome =
  | { outcome: 'kept'; lead: Lead }
  | { outcome: 'refused'; errors: FieldError[] }
  | { outcome: 'challenge'; why: Challenge }
  /** The form was finished already: whoever goes on begins another one. */
  | { outcome: 'finished' }

/** Keeps a step of a form as a lead that is not finished, so that whoever goes no further can still be called. */
export async function startLead(
  sent: EnquirySubmission & { startKey: string },
  step: Pick<FormStep, 'questions'>,
  dealership: Dealership,
): Promise<StartLeadOutcome> {
  const submission = { ...sent, fields: storableRecord(sent.fields) }
  const { fields, form, startKey } = submission
  const rules = enquiryRules(form, dealership)
  const { errors } = readAnswers(fields, step.questions, rules)
  if (errors.length > 0) return { outcome: 'refused', errors }

  const enquiry = readPartialLead(fields, rules)
  const begun = leadOfEnquiry(enquiry, submission, dealership, { isFinished: false })
  // Going back and forth in one form is one lead, so only a new one counts towards the limit.
  const isNew = (await dealership.leads.started(startKey)) === null
  const judgement = await judgePartialLead(submission, dealership, { isNew })
  if (judgement.verdict === 'challenge') return { outcome: 'challenge', why: judgement }
  const lead = { ...begun, suspect: judgement.verdict === 'suspect' }
  const isTold = shouldNotify(lead, dealership.site)
  const jobs = isTold ? leadJobs(lead, dealership.site, dealership.now()) : []
  const kept = await dealership.leads.storePartialLead(
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
function shouldNotify({ email, phone }: NewLead, { forms }: Dealership['site']) {
  return forms.captcha === 'off' && (email !== null || phone !== null)
}

/** Tells which form of which visitor it is, about which vehicle; nobody gets from it what the visitor's browser holds. */
export function startKeyOf(token: string, { form, car }: Pick<EnquirySubmission, 'form' | 'car'>): string {
  return createHash('sha256')
    .update(JSON.stringify([token, form.name, car?.id ?? null]))
    .digest('base64url')
}

/**
 * The answers to continue the form with, and when it was opened. Nothing else that was sent is kept, and no answer is kept
 * longer than the finished form would keep it.
 */
function writtenIn({ fields, form }: Pick<EnquirySubmission, 'fields' | 'form'>) {
  const answers = answerableQuestions(form)
    .filter(isAsked)
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
    ...(opened !== '' && opened.length <= LONGEST_STAMP && { [FORM_OPENED]: opened }),
  }
}

/** A moment and its seal take some forty characters. */
const LONGEST_STAMP = 100
