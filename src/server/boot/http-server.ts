import { randomBytes } from 'node:crypto'
import { createServer, type RequestListener, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { RETRY_AFTER_SECONDS } from '../admission/limits.ts'
import { oneAtATime } from '../admission/one-at-a-time.ts'
import { endStalled, type StallLimits, stallLimits } from '../connections/end-stalled.ts'
import { allowedMethods, isApiTarget, requestRefusal } from '../responses/request-refusal.ts'
import { securityHeaders } from '../middleware/security-headers.ts'

export type Patience = {
  headersMs: number
  requestMs: number
  /** How often slow connections are looked for and closed. */
  checkEveryMs: number
}

/** Enough for the slowest phone; a connection that is kept busy on purpose is closed after it. */
const defaultPatience: Patience = { headersMs: 8000, requestMs: 15_000, checkEveryMs: 2000 }

/** Longer than a proxy keeps a connection (60 s), so that it is never closed under a request on its way. */
const IDLE_CONNECTION_MS = 65_000
/** A connection on which nothing at all is said for so long, in either direction, leads nowhere. */
const SILENT_CONNECTION_MS = 30_000
const MAX_CONNECTIONS = 4096
const MAX_HEADER_BYTES = 16 * 1024

/** A server that hands on requests that are whole and well formed, and answers all others itself. */
export function httpServer(
  listener: RequestListener,
  { patience = defaultPatience, stall = stallLimits, isOneAtATime = true }: Wish = {},
): Server {
  const options = {
    headersTimeout: patience.headersMs,
    requestTimeout: patience.requestMs,
    connectionsCheckingInterval: patience.checkEveryMs,
    keepAliveTimeout: IDLE_CONNECTION_MS,
    maxHeaderSize: MAX_HEADER_BYTES,
    // We check it ourselves, so that this answer carries the same headers as every other.
    requireHostHeader: false,
  }
  const answer: RequestListener = (request, response) => {
    const refusal = requestRefusal(request)
    if (refusal) refuse(response, refusal.status, refusal.message, isApiTarget(request.url))
    else listener(request, response)
  }
  const server = createServer(options, isOneAtATime ? oneAtATime(answer, refusePipelined) : answer)
  server.maxConnections = MAX_CONNECTIONS
  server.timeout = SILENT_CONNECTION_MS
  endStalled(server, stall)
  server.on('checkExpectation', (_request, response) => refuse(response, 417, 'We expect nothing.'))
  server.on('connect', (_request, socket) => hangUp(socket, 405))
  server.on('clientError', (error: ClientError, socket) => hangUp(socket, statusOf(error)))
  return server
}

type Wish = {
  patience?: Patience
  stall?: StallLimits
  /** Whether a connection's next request waits for the answer to the one before. */
  isOneAtATime?: boolean
}

function refusePipelined(response: ServerResponse) {
  refuse(response, 503, 'Please wait for an answer before you ask for more.')
}

/** In the shape that the caller reads: JSON for a program, a sentence for anyone else. */
function refuse(response: ServerResponse, status: number, message: string, isForProgram = false) {
  const code = status === 405 ? 'method_not_allowed' : 'bad_request'
  const body = isForProgram ? JSON.stringify({ error: { code, message } }) : `${message}\n`
  const headers = {
    ...refusalHeaders(status),
    ...(isForProgram && { 'content-type': 'application/json' }),
    'content-length': Buffer.byteLength(body),
  }
  response.writeHead(status, headers).end(body)
}

/** Answers a request that Node could not read. Nothing may be mixed into an answer that is already under way. */
function hangUp(socket: Duplex, status: number) {
  const isAnswered = socket instanceof Socket && socket.bytesWritten > 0
  if (!socket.writable || isAnswered) {
    socket.destroy()
    return
  }
  const lines = Object.entries(refusalHeaders(status)).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${STATUS_CODES[status]}\n`)
}

function refusalHeaders(status: number): Record<string, string> {
  return {
    ...securityHeaders({ nonce: randomBytes(16).toString('base64url'), isHttps: false, isPage: false }),
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    ...(status === 405 && { allow: allowedMethods.join(', ') }),
    ...(status === 503 && { 'retry-after': String(RETRY_AFTER_SECONDS) }),
    connection: 'close',
  }
}

type ClientError = NodeJS.ErrnoException & { rawPacket?: Buffer }

function statusOf({ code, rawPacket }: ClientError) {
  if (code === 'HPE_HEADER_OVERFLOW') return 431
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  const isUnknownMethod =
    code === 'HPE_INVALID_METHOD' && /^[A-Z]+ /.test(rawPacket?.toString('latin1') ?? '')
  return isUnknownMethod ? 405 : 400
}
