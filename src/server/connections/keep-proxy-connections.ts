import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { plainAddress } from '../middleware/visitor-request.ts'

export type IdleLimits = {
  /** For how long a visitor's connection waits for its next request. */
  visitorMs: number
  proxyMs: number
}

/** A proxy keeps its own end for 60 s. Ours lasts longer, so that it is never closed with a request on its way. */
export const idleLimits: IdleLimits = { visitorMs: 10_000, proxyMs: 65_000 }

type Proxies = { idle: IdleLimits; isProxy: (address: string) => boolean }

/**
 * Lets the connections of our proxies wait longer for their next request than those of visitors, who could otherwise hold
 * thousands for a minute: by not reading a response that the system has taken from us, or by asking for nothing more. The server's
 * own limit is the visitors'.
 */
export function keepProxyConnections(server: Server, { idle, isProxy }: Proxies): void {
  const proxies = new WeakSet<Socket>()
  server.on('connection', (socket: Socket) => {
    if (isProxy(plainAddress(socket.remoteAddress))) proxies.add(socket)
  })
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    // Node has set its own limit before.
    if (proxies.has(socket)) response.once('finish', () => socket.setTimeout(idle.proxyMs))
  })
}
