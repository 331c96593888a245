import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import type { Dealership } from '#operations/sites/dealership.ts'

/** What the steps of the server learn about one request and hand on. */
export type ServerContext = {
  /** Absent when a test asks the app without a socket. */
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    nonce: string
    /** Who asks: the visitor, also when a trusted proxy stands between. */
    clientAddress: string
    /** Whether the request was made on this very machine, and by nobody else's order. */
    isFromThisMachine: boolean
    /** Whose website was asked; there once the host is known. */
    dealership: Dealership
  }
}

export type ServerRequest = Context<ServerContext>
export type Step = MiddlewareHandler<ServerContext>
