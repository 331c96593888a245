import type { ActLimit } from '../customers/sign-in-limits.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** How long images wait for the form that they belong to. As long as the form can be resumed by its link. */
export const WAITING_MS = 7 * DAY_MS

/** How long the dealer’s link to the images of a lead works. */
export const IMAGES_LINK_MS = 30 * DAY_MS

/** The most that the images of one site take up. That is some 3,000 photos, or a few hundred leads. */
export const SITE_BYTES = 2e9

/** How many images one network address may store. Households, offices and mobile networks share addresses. */
export const imagesFromAddress: ActLimit = { name: 'image from address, hour', max: 120, seconds: 60 * 60 }
