import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import type { PageHashes } from '#web/shared-page/page-hashes.ts'
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
    /** Whether the page may go to other visitors as well. */
    mayShare?: boolean
    /** The hashes of the scripts and styles of a page that others get too, in place of a nonce. */
    pageHashes?: PageHashes
    /** Set when the page is for every visitor: the site and revision that it shows. */
    shared?: { siteId: string; revision: number; route?: string }
  }
}

export type ServerRequest = Context<ServerContext>
export type Step = MiddlewareHandler<ServerContext>
