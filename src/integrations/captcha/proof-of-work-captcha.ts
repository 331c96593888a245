import { randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import type { Captcha } from './port.ts'

/** As long as someone may take to fill in a form. */
const MINUTES_GOOD = 60

/** About a tenth of what the library suggests: half a second on an average phone, unnoticed while its owner types. */
const COST = 2000
const MIN_STEPS = 500
const MAX_STEPS = 1500

const Proof = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string().max(64),
      salt: z.string().max(64),
      cost: z.literal(COST),
      keyLength: z.literal(32),
      keyPrefix: z.string().max(64),
      keySignature: z.string().max(128),
      data: z.object({ until: z.number() }),
    }),
    signature: z.string().max(128),
  }),
  solution: z.object({ counter: z.number().int(), derivedKey: z.string().max(128) }),
})

/** Lets the browser solve a calculation: cheap for one person, expensive for a sender of thousands of forms. */
export function proofOfWorkCaptcha(key: string): Captcha {
  const secrets = { hmacSignatureSecret: `${key} challenge`, hmacKeySignatureSecret: `${key} answer` }
  return {
    async task(now) {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        counter: randomInt(MIN_STEPS, MAX_STEPS),
        data: { until: now.getTime() + MINUTES_GOOD * 60_000 },
        deriveKey,
        ...secrets,
      })
      return {
        kind: 'proof-of-work',
        challenge: { parameters: challenge.parameters, signature: challenge.signature },
      }
    },

    idOf(text) {
      const proof = readProof(text)
      return proof && `work ${proof.challenge.parameters.nonce}`
    },

    async check(text, now) {
      const proof = readProof(text)
      if (!proof) return { result: 'false' }
      const { challenge, solution } = proof
      const { verified } = await verifySolution({
        challenge,
        solution: { ...solution, time: 0 },
        deriveKey,
        ...secrets,
      })
      if (!verified) return { result: 'false' }
      const until = new Date(challenge.parameters.data.until)
      return until < now ? { result: 'expired' } : { result: 'good', until }
    },
  }
}

function readProof(text: string) {
  try {
    return Proof.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
