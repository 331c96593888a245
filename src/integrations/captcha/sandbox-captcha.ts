import { randomUUID } from 'node:crypto'
import type { Captcha } from './port.ts'

const MINUTES_GOOD = 60

/** Takes the place of a third-party captcha in a demo. It accepts every visitor. */
export function sandboxCaptcha(): Captcha {
  return {
    task: () => Promise.resolve({ kind: 'sandbox', proof: `a person ${randomUUID()}` }),
    idOf: (proof) => (/^a person [\w-]{36}$/.test(proof) ? proof : null),
    check: (_proof, now) =>
      Promise.resolve({ result: 'good', until: new Date(now.getTime() + MINUTES_GOOD * 60_000) }),
  }
}
