import { HONEYPOT } from '#domain/enquiries/enquiry-form.ts'
import type { EnquiryFields } from '#domain/enquiries/question.ts'
import { FORM_OPENED, HUMAN_PROOF } from '#domain/spam/human-check.ts'
import {
  type HumanProof,
  linksIn,
  type SpamSign,
  type SpamVerdict,
  spamVerdict,
} from '#domain/spam/spam-verdict.ts'
import { challengeMessage } from '#domain/spam/challenge-message.ts'
import type { Dealership } from '../sites/dealership.ts'
import { visitorKey } from './visitor-key.ts'

/** Who sends a form, as far as it takes to tell people from programs. */
export type Sender = {
  /** `null` where nobody sent it from anywhere, such as an operator at the command line. */
  address: string | null
  /** Through the interface for programs, which has no form to open. */
  isProgram: boolean
}

/** Where nobody has to be told from a program. */
export const unknownSender: Sender = { address: null, isProgram: true }

type Submission = {
  fields: EnquiryFields
  message: string | null
  sender: Sender
  /** What stays the same when the same form is sent twice: a proof counts for one such thing only. */
  usedFor: string
}

/** What a visitor who is stopped reads in the form, and when to try again. */
export type Challenge = {
  verdict: 'challenge'
  because: 'too many' | 'proof'
  message: string
  retryAfterSeconds: number
}

export type Judgement = { verdict: 'fine' } | { verdict: 'suspect'; signs: SpamSign[] } | Challenge

/** Whether a form that is otherwise right was sent by a person. What is suspect is kept all the same. */
export async function judgeSubmission(
  submission: Submission,
  dealership: Dealership,
): Promise<Judgement & { isProven: boolean }> {
  const { fields, message, sender } = submission
  const { siteId, recentSubmissions } = dealership
  const { sent, retryAfterMs } = sender.address
    ? await recentSubmissions.count(siteId, sender.address)
    : { sent: 0, retryAfterMs: 0 }
  const proof = await proofIn(submission, dealership)
  const verdict = spamVerdict({
    hasFilledHoneypot: Boolean(fields[HONEYPOT]),
    secondsOnForm: await secondsOnForm(fields, dealership),
    proof,
    linksInMessage: linksIn(message ?? ''),
    recentSubmissions: sent,
    isProgram: sender.isProgram,
  })
  return { ...withWords(verdict, retryAfterMs, dealership), isProven: proof === 'good' }
}

/**
 * Whether the first step of a form looks like a person's. No proof is asked for yet. First steps have a count of their own
 * with the same limit as finished forms, so that neither uses up what the other may send.
 */
export async function judgePartialLead(
  { fields, sender = unknownSender }: { fields: EnquiryFields; sender?: Sender | undefined },
  dealership: Dealership,
  /** Whether it adds a lead, and not just to one. */
  { isNew }: { isNew: boolean },
): Promise<Judgement> {
  const { siteId, recentSubmissions } = dealership
  const { sent, retryAfterMs } =
    isNew && sender.address
      ? await recentSubmissions.count(siteId, `beginning ${visitorKey(sender.address)}`)
      : { sent: 0, retryAfterMs: 0 }
  const verdict = spamVerdict({
    hasFilledHoneypot: Boolean(fields[HONEYPOT]),
    secondsOnForm: await secondsOnForm(fields, dealership),
    proof: 'not asked',
    linksInMessage: 0,
    recentSubmissions: sent,
    isProgram: sender.isProgram,
  })
  return withWords(verdict, retryAfterMs, dealership)
}

function withWords(
  verdict: SpamVerdict,
  retryAfterMs: number,
  { site }: Pick<Dealership, 'site'>,
): Judgement {
  if (verdict.verdict !== 'challenge') return verdict
  const reach = { phone: site.phones.override ?? site.phone, email: site.email }
  return {
    ...verdict,
    message: challengeMessage(verdict, reach, Math.ceil(retryAfterMs / 60_000)),
    retryAfterSeconds: verdict.because === 'too many' ? Math.ceil(retryAfterMs / 1000) : 0,
  }
}

/** When a form was opened, in a way that nobody can make up. A page that is kept for many says when it was made. */
export function formOpened({ seal, now }: Pick<Dealership, 'seal' | 'now'>): Promise<string> {
  return seal.close('form opened', String(now().getTime()))
}

/** Unknown where the form says nothing of it that we sealed. */
async function secondsOnForm(fields: EnquiryFields, { seal, now }: Pick<Dealership, 'seal' | 'now'>) {
  const openedAt = await seal.open('form opened', fields[FORM_OPENED] ?? '')
  return openedAt === null ? null : (now().getTime() - Number(openedAt)) / 1000
}

async function proofIn({ fields, usedFor }: Submission, dealership: Dealership): Promise<HumanProof> {
  const { captcha, proofs, site, now } = dealership
  if (site.forms.captcha === 'off') return 'not asked'
  const proof = fields[HUMAN_PROOF]
  if (!proof) return 'missing'
  const asked = await captcha()
  if (!asked) return 'unknown'

  const id = asked.idOf(proof)
  if (id === null) return 'false'
  if (await proofs.isSpentFor(id, usedFor)) return 'good'
  const checked = await asked.check(proof, now())
  if (checked.result === 'good') return (await proofs.spend(id, usedFor, checked.until)) ? 'good' : 'spent'
  return checked.result
}
