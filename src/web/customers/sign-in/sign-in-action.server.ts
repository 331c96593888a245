import { redirect, type RouterContextProvider } from 'react-router'
import { readSignInDetour, signInAddress } from '#domain/customers/sign-in-address.ts'
import { savingToast } from '#domain/watchlist/watchlist-toasts.ts'
import { sessionCookieValue } from '#operations/customers/session.ts'
import { type SignedIn, signIn } from '#operations/customers/sign-in.ts'
import { signOut } from '#operations/customers/sign-out.ts'
import { saveCar } from '#operations/customers/watchlist.ts'
import { flashToast } from '../../request/flash-toast.server.ts'
import { customerDeskContext, requestFactsContext } from '../../request/request-context.ts'
import { sessionCookie, signedInHeaders } from '../session-cookies.server.ts'
import { handleCodeForms } from './code-forms.server.ts'

type Context = Readonly<RouterContextProvider>

/** Where the code is entered. */
export const CODE_STEP = 'code'

/** Signs in, and ends the session that this browser had before. */
export function handleSignIn(request: Request, url: URL, context: Context) {
  const detour = readSignInDetour(url.searchParams)
  const address = signInAddress(detour)
  return handleCodeForms(request, url, context, {
    addressOf: (step) => (step === 'number' ? address : `${address}&step=${CODE_STEP}`),
    async confirm(entered) {
      const desk = context.get(customerDeskContext)
      const { actor, info } = context.get(requestFactsContext)
      if (actor.kind !== 'visitor') return { outcome: 'gone' }
      const userAgent = request.headers.get('user-agent')
      const result = await signIn({ ...entered, userAgent, actor }, desk)
      if (result.outcome !== 'signed in') return result
      info({ customer: result.customerId }, 'A customer signed in')
      const news = detour.save === null ? null : await saveWanted(detour.save, result, context)
      await signOut(await sessionCookie.read(request), desk)
      const headers = await signedInHeaders(await sessionCookieValue(result.sessionToken, desk), url)
      if (news) headers.append('set-cookie', await flashToast(news, url))
      throw redirect(detour.redirect, { status: 303, headers })
    },
  })
}

/** Finishes what the visitor signed in for, and says how that went. They are signed in even if it fails. */
async function saveWanted(carId: string, { customerId, phone }: SignedIn, context: Context) {
  const { report } = context.get(requestFactsContext)
  try {
    const desk = context.get(customerDeskContext)
    return savingToast(await saveCar({ id: customerId, phone }, { carId, phone }, desk))
  } catch (failure) {
    report(failure, 'Failed to save a vehicle after signing in')
    return 'failed'
  }
}
