import type { ActLimit } from '../customers/sign-in-limits.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** How long images wait for the form that they belong to. As long as the form can be resumed by its link. */
export const WAITING_MS = 7 * DAY_MS

/** How long the dealer’s link to the images of a lead works. */
export const IMAGES_LINK_MS = 30 * DAY_MS

/** The most that the images of one site take up. That is some 3,000 photos, or a few hundred leads. */
export const SITE_BYTES = 2e9

/** The most that images take up while no form has claimed them, so that nobody fills the room of others without an enquiry. */
export const UNCLAIMED_BYTES = SITE_BYTES / 4

/** How many images one network address may store. Households, offices and mobile networks share addresses. */
export const imagesFromAddress: ActLimit = { name: 'image from address, hour', max: 120, seconds: 60 * 60 }

/** How many megabytes of images one network address may store in a day: as much as some fifteen full forms. */
export const megabytesFromAddress: ActLimit = {
  name: 'image megabytes from address, day',
  max: 150,
  seconds: DAY_MS / 1000,
}

/** What an image counts towards that limit. One that is begun counts as a whole. */
export function megabytesOf(byteLength: number): number {
  return Math.max(1, Math.ceil(byteLength / 1e6))
}
