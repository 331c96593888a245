import { isCarId } from '../cars/car-ids.ts'
import { readReturnPath } from './return-path.ts'

/** Why someone signs in. It decides what the page says. */
const signInTypes = [
  'account',
  'watchlist',
  'alerts',
  'checkout',
  'finance',
  'spin-to-win',
  'online-payment',
] as const
export type SignInType = (typeof signInTypes)[number]

export type SignInDetour = {
  type: SignInType
  /** Where the visitor goes once signed in. */
  redirect: string
  /** Where they go if they change their mind. */
  back: string
  /** A vehicle to save once signed in. */
  save: string | null
}

const DEFAULT_PATH = '/'
const SIGN_IN_PATH = '/sign-in'

/** The address of the sign-in page with the way back. */
export function signInAddress({ type, redirect, back, save }: Partial<SignInDetour>): string {
  const query = new URLSearchParams({
    ...(type && { type }),
    ...(redirect && { redirect }),
    ...(back && { back }),
    ...(save && { save }),
  })
  return query.size === 0 ? SIGN_IN_PATH : `${SIGN_IN_PATH}?${query}`
}

/** Reads the sign-in page's address. What isn't ours is replaced by the default, without an error. */
export function readSignInDetour(query: URLSearchParams): SignInDetour {
  const type = signInTypes.find((known) => known === query.get('type')) ?? 'account'
  const save = query.get('save') ?? ''
  return {
    type,
    redirect: pathOutside(query.get('redirect')) ?? defaultTargets[type],
    back: pathOutside(query.get('back')) ?? DEFAULT_PATH,
    save: isCarId(save) ? save : null,
  }
}

/** Returning to the sign-in page itself would be a loop. */
function pathOutside(text: string | null) {
  const path = readReturnPath(text)
  return path === null || /^\/sign-in(\/|\?|#|$)/i.test(path) ? null : path
}

const defaultTargets: Record<SignInType, string> = {
  account: '/account',
  watchlist: '/watchlist',
  alerts: '/account/alerts',
  checkout: '/',
  finance: '/personalised/finance',
  'spin-to-win': '/spin-to-win',
  'online-payment': '/online-payment',
}
