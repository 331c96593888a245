import type { RouterContextProvider } from 'react-router'
import { formOpened } from '#operations/spam/judge-submission.ts'
import { spamDeskContext, requestFactsContext } from '../request/request-context.ts'

/** When the forms of a page were opened. On failure the page still renders, without a timestamp. */
export async function formTimestamp(context: Readonly<RouterContextProvider>): Promise<string | null> {
  try {
    return await formOpened(context.get(spamDeskContext))
  } catch (failure) {
    context.get(requestFactsContext).report(failure, 'Failed to timestamp a form')
    return null
  }
}
