import { randomBytes, randomUUID } from 'node:crypto'
import type { Step } from '../server-context.ts'

/** Gives the request a name for the log, and its answer a secret mark for scripts. */
export function identifyRequest(): Step {
  return (c, next) => {
    c.set('requestId', randomUUID())
    c.set('nonce', randomBytes(16).toString('base64url'))
    return next()
  }
}
