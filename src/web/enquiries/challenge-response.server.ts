import { data } from 'react-router'
import type { Challenge } from '#operations/spam/judge-submission.ts'
import type { EnquiryResponse } from './enquiry-response.ts'
import { apiError } from '../request/api-error.server.ts'

/** Returns the form with everything the visitor entered, and says what to do next. */
export function challengeResponse(why: Challenge, values: EnquiryResponse['values']) {
  return data<EnquiryResponse>({ formError: why.message, errors: [], values }, { status: statusOf(why) })
}

/** The same as an API error. */
export function spamRefusal(why: Challenge): Response {
  const code = why.because === 'too many' ? 'too_many_requests' : 'proof_refused'
  const response = apiError(statusOf(why), code, why.message)
  if (why.retryAfterSeconds > 0) response.headers.set('retry-after', String(why.retryAfterSeconds))
  return response
}

function statusOf({ because }: Challenge) {
  return because === 'too many' ? 429 : 422
}
