import type { RouterContextProvider } from 'react-router'
import { gateAt } from '#domain/customers/gates.ts'
import type { SignInType } from '#domain/customers/sign-in-address.ts'
import { dealershipContext } from '../request/request-context.ts'
import { requireCustomer, signedInCustomer } from './signed-in.server.ts'

type Context = Readonly<RouterContextProvider>

/** Sends a visitor of a page that needs a sign-in to the sign-in page. Everyone else goes on. */
export async function passGate(request: Request, url: URL, context: Context): Promise<void> {
  const type = gateAt(url.pathname, context.get(dealershipContext).site)
  if (type !== null) await requireCustomer(type, request, url, context)
}

/** Why the sender of a form has to sign in first, such as one whose session ended while they typed. */
export async function closedGate(request: Request, url: URL, context: Context): Promise<SignInType | null> {
  const type = gateAt(url.pathname, context.get(dealershipContext).site)
  return type !== null && (await signedInCustomer(request, context)) === null ? type : null
}
