import type { SignInType } from '#domain/customers/sign-in-address.ts'

/** Why the visitor is asked to sign in. */
export function signInReason(type: SignInType, vehicleWord: string): string {
  return reasons[type].replace('{vehicle}', vehicleWord)
}

const reasons: Record<SignInType, string> = {
  account: 'Your saved {vehicle}s, bookings and details in one place.',
  watchlist: 'Sign in to save {vehicle}s to your watchlist and see them on any device.',
  alerts: 'Sign in and we’ll let you know when something changes.',
  checkout: 'Sign in to reserve this {vehicle}.',
  finance: 'Sign in to see your personalised finance options.',
  'spin-to-win': 'Sign in to spin. One spin each.',
  'online-payment': 'Sign in to make a payment.',
}

export const signInErrors = {
  'not a mobile': 'Enter an Australian mobile number, such as 0412 345 678.',
  wrong: 'That code isn’t right. Check the text message and try again.',
  gone: 'This code no longer works. Send a new one.',
  taken: 'This number already has an account. Sign in with it instead.',
  budget: 'We can’t send any more codes today. Please try again tomorrow, or call us.',
  'no gateway': 'Signing in isn’t available on this website at the moment. Please call us instead.',
  gateway: 'We couldn’t send the text message. Please check the number and try again in a moment.',
} as const

/** How long to wait, as people say it. */
export function waitText(seconds: number): string {
  if (seconds < 60) return count(Math.ceil(seconds), 'second')
  if (seconds < 3600) return count(Math.ceil(seconds / 60), 'minute')
  return count(Math.ceil(seconds / 3600), 'hour')
}

function count(number: number, unit: string) {
  return `${number} ${unit}${number === 1 ? '' : 's'}`
}
