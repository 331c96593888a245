import { data, isRouteErrorResponse } from 'react-router'
import type { EnquiryResponse } from '../enquiry-response.ts'

/**
 * Sends a form. When sending fails, the form shows the error and keeps what the visitor entered. Its status says that it failed:
 * after a success the page would load its data again, and without a connection that replaces the form with an error page.
 */
export async function sendForm<T>(send: () => Promise<T>, failed = 'An unexpected error occured') {
  try {
    return await send()
  } catch (failure) {
    // A redirect arrives as a thrown response, and means success.
    if (failure instanceof Response) throw failure
    const response: EnquiryResponse = { formError: serverText(failure) ?? failed, errors: [], values: {} }
    return data(response, { status: 503 })
  }
}

/** The server's own message, such as a rate limit or a short outage. */
function serverText(failure: unknown) {
  if (!isRouteErrorResponse(failure) || (failure.status >= 500 && failure.status !== 503)) return null
  return typeof failure.data === 'string' && failure.data !== '' ? failure.data : null
}
