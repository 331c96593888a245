import { redirect, type RouterContextProvider } from 'react-router'
import type { Customer } from '#domain/actors/actor.ts'
import { type SignInType, signInAddress } from '#domain/customers/sign-in-address.ts'
import { customerOfSession } from '#operations/customers/session.ts'
import { customerDeskContext, requestFactsContext } from '../request/request-context.ts'
import { readReturnPath } from '#domain/customers/return-path.ts'
import { sessionCookie } from './session-cookies.server.ts'

type Context = Readonly<RouterContextProvider>

/** The customer who sent this request; `null` for a visitor. A request without the cookie costs no query. */
export async function signedInCustomer(request: Request, context: Context): Promise<Customer | null> {
  const cookie = await sessionCookie.read(request)
  const { actor } = context.get(requestFactsContext)
  return cookie === null || actor.kind !== 'visitor'
    ? null
    : customerOfSession(cookie, actor, context.get(customerDeskContext))
}

/** The customer who sent this request. A visitor is sent to sign in, and comes back to this address. */
export async function requireCustomer(
  type: SignInType,
  request: Request,
  url: URL,
  context: Context,
): Promise<Customer> {
  const customer = await signedInCustomer(request, context)
  if (customer) return customer
  throw redirect(signInAddress({ type, redirect: url.pathname + url.search, back: cameFrom(request, url) }))
}

/** The page of this site that the visitor came from. */
export function cameFrom(request: Request, { origin, pathname }: URL) {
  const referer = request.headers.get('referer') ?? ''
  if (!referer.startsWith(`${origin}/`)) return '/'
  const path = readReturnPath(referer.slice(origin.length))
  return path === null || path.split(/[?#]/)[0] === pathname ? '/' : path
}
