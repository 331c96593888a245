import { randomBytes, randomUUID } from 'node:crypto'
import type { Step } from '../server-context.ts'

/** Gives the request an id for the log and its response a nonce for scripts. */
export function identifyRequest(): Step {
  return (c, next) => {
    c.set('requestId', randomUUID())
    c.set('nonce', randomBytes(16).toString('base64url'))
    return next()
  }
}
