import { data } from 'react-router'
import type { Challenge } from '#operations/spam/judge-submission.ts'
import type { EnquiryResponse } from './enquiry-response.ts'
import { refusal } from '../request/refusal.server.ts'

/** Gives a form back with all that was written, and tells the visitor how to go on. */
export function challengeResponse(why: Challenge, values: EnquiryResponse['values']) {
  return data<EnquiryResponse>({ formError: why.message, errors: [], values }, { status: statusOf(why) })
}

/** Tells a program the same. */
export function spamRefusal(why: Challenge): Response {
  const code = why.because === 'too many' ? 'too_many_requests' : 'proof_refused'
  const answer = refusal(statusOf(why), code, why.message)
  if (why.retryAfterSeconds > 0) answer.headers.set('retry-after', String(why.retryAfterSeconds))
  return answer
}

function statusOf({ because }: Challenge) {
  return because === 'too many' ? 429 : 422
}
