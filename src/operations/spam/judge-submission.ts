import { type Actor, addressOf } from '#domain/actors/actor.ts'
import { HONEYPOT } from '#domain/enquiries/enquiry-form.ts'
import type { EnquiryFields } from '#domain/enquiries/question.ts'
import { type CaptchaKind, FORM_OPENED, HUMAN_PROOF } from '#domain/spam/human-check.ts'
import {
  type HumanProof,
  linksIn,
  type SpamSign,
  type SpamVerdict,
  spamVerdict,
} from '#domain/spam/spam-verdict.ts'
import { challengeMessage } from '#domain/spam/challenge-message.ts'
import type { Dealership } from '../sites/dealership.ts'
import type { SpamDesk } from './spam-desk.ts'
import { visitorKey } from './visitor-key.ts'

type Submission = {
  fields: EnquiryFields
  message: string | null
  actor: Actor
  /** How the form checks for a person. */
  captcha: CaptchaKind
  /** Identifies the form when it is sent twice. A proof is valid for one form only. */
  usedFor: string
}

/** The message for a stopped visitor, and when to try again. */
export type Challenge = {
  verdict: 'challenge'
  because: 'too many' | 'proof'
  message: string
  retryAfterSeconds: number
}

export type Judgement = { verdict: 'fine' } | { verdict: 'suspect'; signs: SpamSign[] } | Challenge

/** Judges whether a person sent a valid form. Possible spam is stored all the same. */
export async function judgeSubmission(
  submission: Submission,
  dealership: SpamDesk,
): Promise<Judgement & { isProven: boolean }> {
  const { fields, message, actor } = submission
  const address = addressOf(actor)
  const { siteId, recentSubmissions } = dealership
  const { sent, retryAfterMs } = address
    ? await recentSubmissions.count(siteId, address)
    : { sent: 0, retryAfterMs: 0 }
  const proof = await proofIn(submission, dealership)
  const verdict = spamVerdict({
    hasFilledHoneypot: Boolean(fields[HONEYPOT]),
    secondsOnForm: await secondsOnForm(fields, dealership),
    proof,
    linksInMessage: linksIn(message ?? ''),
    recentSubmissions: sent,
    isProgram: isProgram(actor),
  })
  return { ...withMessage(verdict, retryAfterMs, dealership), isProven: proof === 'good' }
}

/**
 * Judges the first step of a form, without a human check. First steps have their own count with the same limit
 * as finished forms, so neither uses up the other's.
 */
export async function judgePartialLead(
  { fields, actor }: Pick<Submission, 'fields' | 'actor'>,
  dealership: SpamDesk,
  /** Whether it creates a lead, instead of updating one. */
  { isNew }: { isNew: boolean },
): Promise<Judgement> {
  const address = addressOf(actor)
  const { siteId, recentSubmissions } = dealership
  const { sent, retryAfterMs } =
    isNew && address
      ? await recentSubmissions.count(siteId, `beginning ${visitorKey(address)}`)
      : { sent: 0, retryAfterMs: 0 }
  const verdict = spamVerdict({
    hasFilledHoneypot: Boolean(fields[HONEYPOT]),
    secondsOnForm: await secondsOnForm(fields, dealership),
    proof: 'not asked',
    linksInMessage: 0,
    recentSubmissions: sent,
    isProgram: isProgram(actor),
  })
  return withMessage(verdict, retryAfterMs, dealership)
}

function withMessage(
  verdict: SpamVerdict,
  retryAfterMs: number,
  { site }: Pick<Dealership, 'site'>,
): Judgement {
  if (verdict.verdict !== 'challenge') return verdict
  const contact = { phone: site.phones.override ?? site.phone, email: site.email }
  return {
    ...verdict,
    message: challengeMessage(verdict, contact, Math.ceil(retryAfterMs / 60_000)),
    retryAfterSeconds: verdict.because === 'too many' ? Math.ceil(retryAfterMs / 1000) : 0,
  }
}

/** The sealed time when a form was opened. A cached page has the time it was created. */
export function formOpened({ seal, now }: Pick<Dealership, 'seal' | 'now'>): Promise<string> {
  return seal.close('form opened', String(now().getTime()))
}

/** `null` where the form has no timestamp that we sealed. */
async function secondsOnForm(fields: EnquiryFields, { seal, now }: Pick<Dealership, 'seal' | 'now'>) {
  const openedAt = await seal.open('form opened', fields[FORM_OPENED] ?? '')
  return openedAt === null ? null : (now().getTime() - Number(openedAt)) / 1000
}

/** Neither the API nor the system has a form to open. */
function isProgram(actor: Actor) {
  return actor.kind === 'system' || actor.isProgram
}

/** Whether the sender of a form proved to be a person. */
export async function proofIn(
  { fields, captcha, usedFor }: Pick<Submission, 'fields' | 'captcha' | 'usedFor'>,
  dealership: SpamDesk,
): Promise<HumanProof> {
  const { proofs, now } = dealership
  if (captcha === 'off') return 'not asked'
  const proof = fields[HUMAN_PROOF]
  if (!proof) return 'missing'
  const provider = await dealership.captcha()
  if (!provider) return 'unknown'

  const id = provider.idOf(proof)
  if (id === null) return 'false'
  if (await proofs.isSpentFor(id, usedFor)) return 'good'
  const checked = await provider.check(proof, now())
  if (checked.result === 'good') return (await proofs.spend(id, usedFor, checked.until)) ? 'good' : 'spent'
  return checked.result
}
