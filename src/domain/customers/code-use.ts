/** How many codes a site sent in a day, and how many of them were used. */
export type CodeUse = { sent: number; used: number }

/** With fewer, a few people who changed their minds would look like an attack. */
const ENOUGH_SENT = 20
const MIN_SHARE_USED = 0.4

/**
 * Most people who ask for a code use it. Where few do, a program may be asking for codes for numbers that earn it money, and the
 * dealer pays for each.
 */
export function areFewCodesUsed({ sent, used }: CodeUse): boolean {
  return sent >= ENOUGH_SENT && used / sent < MIN_SHARE_USED
}
