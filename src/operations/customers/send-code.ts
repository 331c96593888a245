import { createId } from '#data/create-id.ts'
import { type Actor, addressOf } from '#domain/actors/actor.ts'
import { CODE_MINUTES, codeMessage } from '#domain/customers/sign-in-code.ts'
import {
  type ActLimit,
  sendsFromAddress,
  sendsOfSite,
  sendsToNumber,
  unprovenSendsFromAddress,
} from '#domain/customers/sign-in-limits.ts'
import { HONEYPOT } from '#domain/enquiries/enquiry-form.ts'
import type { EnquiryFields } from '#domain/enquiries/question.ts'
import { proofIn } from '../spam/judge-submission.ts'
import { visitorKey } from '../spam/visitor-key.ts'
import { australianMobile } from './australian-mobile.ts'
import { createCode, hashCode } from './code-hash.ts'
import type { CustomerDesk } from './customer-desk.ts'
import { tokenHash } from './secret-token.ts'

export type CodeRequest = {
  /** The mobile number as typed. */
  phone: string
  /** The secret of the browser that asks. Only this browser can use the code. */
  browserToken: string
  /** The host of the site, without a port, which phones compare before they offer the code. */
  host: string
  /** The form, with its human check. */
  fields: EnquiryFields
  actor: Actor
}

export type CodeSending =
  | { outcome: 'sent' }
  | { outcome: 'not a mobile' }
  | { outcome: 'too many'; of: 'number' | 'address'; waitSeconds: number }
  /** The site's budget for the day is spent, or it has no gateway, or the gateway failed. */
  | {
      outcome: 'not sent'
      because: 'budget' | 'no gateway' | 'gateway'
      /** The kind of the gateway's problem. Its own words may have the number in them. */
      problem?: string
    }

/**
 * Sends a one-time code by text message. It goes out at once instead of through the outbox, because a stored job would
 * contain the code. Nobody learns here whether a number is known: what happens is the same for every number.
 */
export async function sendCode(request: CodeRequest, desk: CustomerDesk): Promise<CodeSending> {
  const { siteId, site, signInCodes, sendSms } = desk
  if (!sendSms) return { outcome: 'not sent', because: 'no gateway' }
  const phone = australianMobile(request.phone)
  if (phone === null) return { outcome: 'not a mobile' }
  const refusal = await countSending(phone, request, desk)
  if (refusal) return refusal

  const code = createCode()
  const browserHash = tokenHash(request.browserToken)
  await signInCodes.keep({
    browserHash,
    phone,
    minutes: CODE_MINUTES,
    ...(await hashCode(code, { siteId, phone })),
  })
  const text = codeMessage({ code, dealerName: site.name, host: request.host })
  const sent = await sendSms({ id: createId(), siteId, to: phone, text })
  if (sent.outcome === 'sent') return { outcome: 'sent' }
  return { outcome: 'not sent', because: 'gateway', ...('problem' in sent && { problem: sent.problem }) }
}

/** The site's budget comes last, so that requests which are refused anyway don't spend it. */
async function countSending(
  phone: string,
  request: CodeRequest,
  desk: CustomerDesk,
): Promise<CodeSending | null> {
  const { acts, seal, site } = desk
  const address = addressOf(request.actor)
  if (address !== null) {
    const limits = (await isProven(request, desk)) ? sendsFromAddress : unprovenSendsFromAddress
    const wait = await countAll(await seal.mark(visitorKey(address)), limits, acts)
    if (wait) return { outcome: 'too many', of: 'address', ...wait }
  }
  const wait = await countAll(await seal.mark(phone), sendsToNumber, acts)
  if (wait) return { outcome: 'too many', of: 'number', ...wait }
  const spent = await acts.count('', sendsOfSite(site.customers.codesPerDay))
  return spent && { outcome: 'not sent', because: 'budget' }
}

async function countAll(actor: string, limits: readonly ActLimit[], acts: CustomerDesk['acts']) {
  for (const limit of limits) {
    const wait = await acts.count(actor, limit)
    if (wait) return wait
  }
  return null
}

async function isProven({ fields, browserToken }: CodeRequest, desk: CustomerDesk) {
  if (fields[HONEYPOT]) return false
  const proof = await proofIn(
    { fields, captcha: desk.site.forms.captcha, usedFor: tokenHash(browserToken) },
    desk,
  )
  return proof === 'good' || proof === 'not asked'
}
