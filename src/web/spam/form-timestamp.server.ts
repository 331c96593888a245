import type { RouterContextProvider } from 'react-router'
import { formOpened } from '#operations/spam/judge-submission.ts'
import { dealershipContext, requestFactsContext } from '../request/request-context.ts'

/** When the forms of a page were opened. A page is shown without it rather than not at all. */
export async function formTimestamp(context: Readonly<RouterContextProvider>): Promise<string | null> {
  try {
    return await formOpened(context.get(dealershipContext))
  } catch (failure) {
    context.get(requestFactsContext).report(failure, 'A page could not say when it was made')
    return null
  }
}
