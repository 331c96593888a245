import { isRouteErrorResponse } from 'react-router'
import type { EnquiryResponse } from '../enquiry-response.ts'

/** Sends a form. When sending fails, the form shows the error and keeps what the visitor entered. */
export async function sendForm<T>(
  send: () => Promise<T>,
  failed = 'An unexpected error occured',
): Promise<T | EnquiryResponse> {
  try {
    return await send()
  } catch (failure) {
    // A redirect arrives as a thrown response, and means success.
    if (failure instanceof Response) throw failure
    return { formError: serverText(failure) ?? failed, errors: [], values: {} }
  }
}

/** The server's own message, such as a rate limit or a short outage. */
function serverText(failure: unknown) {
  if (!isRouteErrorResponse(failure) || (failure.status >= 500 && failure.status !== 503)) return null
  return typeof failure.data === 'string' && failure.data !== '' ? failure.data : null
}
