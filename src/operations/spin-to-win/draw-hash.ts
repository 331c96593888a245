import { createHash, createHmac } from 'node:crypto'
import type { Prize } from '#domain/spin-to-win/prize-draw.ts'

/**
 * What decides every spin. The dealer publishes its commitment before the first one and the seed after the last, so anyone
 * can check that no result was chosen.
 */
export type Draw = {
  /** Random, 32 bytes in hexadecimal. Secret until the promotion is over. */
  seed: string
  prizes: readonly Prize[]
}

/** The SHA-256 of the seed and the prizes, in hexadecimal, so that none of them can change unnoticed. */
export function commitmentTo({ seed, prizes }: Draw): string {
  return createHash('sha256').update(committedText({ seed, prizes })).digest('hex')
}

/** What is hashed: the seed, and a line for each prize in the order of the wheel. */
export function committedText({ seed, prizes }: Draw): string {
  return [seed, ...prizes.map(({ id, share, stock }) => `${id}:${share}:${stock ?? 'any'}`)].join('\n')
}

/**
 * Where the wheel stops for a mobile number, from 0 up to 1: the first 48 bits of HMAC-SHA256(seed, number). Customers choose
 * their number, and the dealer can’t.
 */
export function fractionFor(seed: string, mobile: string): number {
  return (
    createHmac('sha256', Buffer.from(seed, 'hex')).update(mobile).digest().readUIntBE(0, FRACTION_BYTES) /
    2 ** (8 * FRACTION_BYTES)
  )
}

const FRACTION_BYTES = 6
