import { isRouteErrorResponse } from 'react-router'
import type { EnquiryResponse } from '../enquiry-response.ts'

/** Sends a form. If that fails altogether, the visitor is told so in the form and keeps what they wrote. */
export async function saveDraft<T>(send: () => Promise<T>): Promise<T | EnquiryResponse> {
  try {
    return await send()
  } catch (failure) {
    // A redirect arrives as a thrown answer; it is how success leads on.
    if (failure instanceof Response) throw failure
    return { formError: serverText(failure) ?? 'An unexpected error occured', errors: [], values: {} }
  }
}

/** What the server had to say, such as that too much was sent in a short time, or that it will be back in a moment. */
function serverText(failure: unknown) {
  if (!isRouteErrorResponse(failure) || (failure.status >= 500 && failure.status !== 503)) return null
  return typeof failure.data === 'string' && failure.data !== '' ? failure.data : null
}
