import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import type { Dealership } from '#operations/sites/dealership.ts'

/** What middleware learns about a request and passes on. */
export type ServerContext = {
  /** Absent when a test calls the app without a socket. */
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    nonce: string
    /** The visitor’s address, also behind a trusted proxy. */
    clientAddress: string
    /** Whether the request came from this machine itself and not through a proxy. */
    isFromThisMachine: boolean
    /** The dealership whose website was requested. Set once the host is known. */
    dealership: Dealership
  }
}

export type ServerRequest = Context<ServerContext>
export type Step = MiddlewareHandler<ServerContext>
