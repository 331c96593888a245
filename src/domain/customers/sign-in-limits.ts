/** A number of acts within any period of this length. */
export type ActLimit = { name: string; max: number; seconds: number }

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long someone waits before asking for another code. */
export const RESEND_SECONDS = 30

/** How many codes are sent to one number. */
export const sendsToNumber: readonly ActLimit[] = [
  { name: 'code to number, soon', max: 1, seconds: RESEND_SECONDS },
  { name: 'code to number, hour', max: 5, seconds: HOUR },
  { name: 'code to number, day', max: 10, seconds: DAY },
]

/** How many codes one network address may ask for. Households, offices and mobile networks share addresses. */
export const sendsFromAddress: readonly ActLimit[] = [
  { name: 'code from address, hour', max: 20, seconds: HOUR },
]

/** The same without proof that a person asked, where the site asks for one. */
export const unprovenSendsFromAddress: readonly ActLimit[] = [
  { name: 'unproven code from address, hour', max: 5, seconds: HOUR },
]

/** How many codes of one number are tried, however many were sent. */
export const triesOfNumber: ActLimit = { name: 'try of number', max: 5, seconds: 15 * MINUTE }

/** The same in a day. Guesses in every quarter of an hour would add up. */
export const triesOfNumberADay: ActLimit = { name: 'try of number, day', max: 15, seconds: DAY }

/** How many codes one network address may try. */
export const triesFromAddress: ActLimit = { name: 'try from address', max: 30, seconds: HOUR }

/** How many codes a site sends in a day, so that nobody can spend a dealer's credit for text messages. */
export function sendsOfSite(maxADay: number): ActLimit {
  return { name: 'code of site, day', max: maxADay, seconds: DAY }
}

/** The codes of a day that were used. There can't be more than were sent. */
export function usesOfSite(maxADay: number): ActLimit {
  return { name: 'code used of site, day', max: maxADay, seconds: DAY }
}

/** How often the operator is told of codes that nobody uses. */
export const unusedCodesWarning: ActLimit = { name: 'unused codes warned, day', max: 1, seconds: DAY }
