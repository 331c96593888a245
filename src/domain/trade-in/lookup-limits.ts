import type { ActLimit } from '../customers/sign-in-limits.ts'

const HOUR = 60 * 60
const DAY = 24 * HOUR

/** How many registrations one network address may look up. Households and offices share addresses. */
export const lookupsFromAddress: readonly ActLimit[] = [
  { name: 'vehicle lookup from address, hour', max: 10, seconds: HOUR },
  { name: 'vehicle lookup from address, day', max: 30, seconds: DAY },
]

/** How many further questions about known vehicles one address may ask, such as which of several it is. */
export const questionsFromAddress: readonly ActLimit[] = [
  { name: 'vehicle question from address, hour', max: 40, seconds: HOUR },
]

/** How many registrations are looked up for a site, so that many addresses together can’t read a registry either. */
export const lookupsOfSite: ActLimit = { name: 'vehicle lookup of site, day', max: 1000, seconds: DAY }
