import type { IncomingMessage, Server } from 'node:http'

type Limits = {
  /** How long a request may take to arrive. */
  withinMs: number
  /** Requests that measure their own progress. */
  isExempt: (request: IncomingMessage) => boolean
  hangUp: (request: IncomingMessage) => void
}

/**
 * Ends requests whose bodies take too long to arrive. Node has one such limit for all requests of a server, and ten photos on a
 * slow line take minutes.
 */
export function endSlowRequests(server: Server, { withinMs, isExempt, hangUp }: Limits) {
  server.on('request', (request: IncomingMessage) => {
    if (!hasBody(request) || isExempt(request)) return
    const timer = setTimeout(() => !request.complete && hangUp(request), withinMs).unref()
    request.once('close', () => clearTimeout(timer))
  })
}

function hasBody({ headers }: IncomingMessage) {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
