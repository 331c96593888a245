import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Duplex } from 'node:stream'
import { IMAGE_UPLOAD_PATH } from '#domain/uploads/image-upload-path.ts'
import { oneAtATime } from '../admission/one-at-a-time.ts'
import { hangUp } from '../connections/hang-up.ts'
import { refuse, refuseWithPage } from '../connections/refuse.ts'
import { endSlowRequests } from '../connections/end-slow-requests.ts'
import { endStalled, type StallLimits, stallLimits } from '../connections/end-stalled.ts'
import { type IdleLimits, idleLimits, keepProxyConnections } from '../connections/keep-proxy-connections.ts'
import { isApiTarget, requestRefusal } from '../responses/request-refusal.ts'

export type Timeouts = {
  headersMs: number
  requestMs: number
  /** How often to look for slow connections and close them. */
  checkEveryMs: number
}

/** Enough for the slowest phone. A connection that is deliberately slower is closed. */
const defaultTimeouts: Timeouts = { headersMs: 8000, requestMs: 15_000, checkEveryMs: 2000 }

/** Ten photos on a slow line. The upload measures its own progress and gives up sooner on a line that stands still. */
const UPLOAD_MS = 15 * 60_000
/** A connection that is silent in both directions for this long is closed. */
const SILENT_CONNECTION_MS = 30_000
const MAX_CONNECTIONS = 4096
const MAX_HEADER_BYTES = 16 * 1024

/** A server that hands on complete, well-formed requests and refuses all others itself. */
export function httpServer(
  listener: RequestListener,
  {
    timeouts = defaultTimeouts,
    stall = stallLimits,
    idle = idleLimits,
    isProxy = () => false,
    isOneAtATime = true,
    onRefused = () => {},
  }: Options = {},
): Server {
  const options = {
    headersTimeout: timeouts.headersMs,
    requestTimeout: UPLOAD_MS,
    connectionsCheckingInterval: timeouts.checkEveryMs,
    keepAliveTimeout: idle.visitorMs,
    maxHeaderSize: MAX_HEADER_BYTES,
    // We check it ourselves, so that the response carries the same headers as every other.
    requireHostHeader: false,
  }
  const answer: RequestListener = (request, response) => {
    const refusal = requestRefusal(request)
    if (!refusal) return listener(request, response)
    onRefused(refusal.status)
    if (isBrowser(request)) refuseWithPage(response, refusal)
    else refuse(response, refusal.status, refusal.message, isApiTarget(request.url))
  }
  const refusePipelined = (response: ServerResponse) => {
    onRefused(503)
    refuse(response, 503, 'Wait for a response before you send more requests.')
  }
  const hangUpOn = (socket: Duplex, status: number) => {
    // A visitor who has left was not refused.
    if (socket.writable) onRefused(status)
    hangUp(socket, status)
  }
  const server = createServer(options, isOneAtATime ? oneAtATime(answer, refusePipelined) : answer)
  server.maxConnections = MAX_CONNECTIONS
  server.timeout = SILENT_CONNECTION_MS
  endStalled(server, stall)
  keepProxyConnections(server, { idle, isProxy })
  endSlowRequests(server, {
    withinMs: timeouts.requestMs,
    isExempt: ({ url }) => url?.split('?', 1)[0] === IMAGE_UPLOAD_PATH,
    hangUp: ({ socket }) => hangUpOn(socket, 408),
  })
  server.on('checkExpectation', (_request, response) => {
    onRefused(417)
    refuse(response, 417, 'Expect headers are not supported.')
  })
  server.on('connect', (_request, socket) => hangUpOn(socket, 405))
  server.on('clientError', (error: ClientError, socket) => hangUpOn(socket, statusOf(error)))
  return server
}

type Options = {
  timeouts?: Timeouts
  stall?: StallLimits
  idle?: IdleLimits
  /** Whether a proxy of ours has this address. */
  isProxy?: (address: string) => boolean
  /** Whether a connection’s next request waits for the response to the one before. */
  isOneAtATime?: boolean
  /** Is told of each request that the listener never sees. */
  onRefused?: (status: number) => void
}

/** Whether a person reads the response. */
function isBrowser({ method, url, headers: { accept = '' } }: IncomingMessage) {
  return method === 'GET' && accept.includes('text/html') && !isApiTarget(url)
}

type ClientError = NodeJS.ErrnoException & { rawPacket?: Buffer }

function statusOf({ code, rawPacket }: ClientError) {
  if (code === 'HPE_HEADER_OVERFLOW') return 431
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  const isUnknownMethod =
    code === 'HPE_INVALID_METHOD' && /^[A-Z]+ /.test(rawPacket?.toString('latin1') ?? '')
  return isUnknownMethod ? 405 : 400
}
