import { randomBytes } from 'node:crypto'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { html } from 'hono/html'
import { IMAGE_UPLOAD_PATH } from '#domain/uploads/image-upload-path.ts'
import { RETRY_AFTER_SECONDS } from '../admission/queue-limits.ts'
import { oneAtATime } from '../admission/one-at-a-time.ts'
import { endSlowRequests } from '../connections/end-slow-requests.ts'
import { endStalled, type StallLimits, stallLimits } from '../connections/end-stalled.ts'
import { plainPage } from '../responses/plain-page.ts'
import {
  allowedMethods,
  isApiTarget,
  type RequestRefusal,
  requestRefusal,
} from '../responses/request-refusal.ts'
import { securityHeaders } from '../middleware/security-headers.ts'

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
/** Longer than a proxy keeps a connection (60 s), so that it is never closed with a request on its way. */
const IDLE_CONNECTION_MS = 65_000
/** A connection that is silent in both directions for this long is closed. */
const SILENT_CONNECTION_MS = 30_000
/** Long enough to read a refusal. Then the connection is closed, even if the other side never does. */
const LINGER_MS = 1000
const MAX_CONNECTIONS = 4096
const MAX_HEADER_BYTES = 16 * 1024

/** A server that hands on complete, well-formed requests and refuses all others itself. */
export function httpServer(
  listener: RequestListener,
  {
    timeouts = defaultTimeouts,
    stall = stallLimits,
    isOneAtATime = true,
    onRefused = () => {},
  }: Options = {},
): Server {
  const options = {
    headersTimeout: timeouts.headersMs,
    requestTimeout: UPLOAD_MS,
    connectionsCheckingInterval: timeouts.checkEveryMs,
    keepAliveTimeout: IDLE_CONNECTION_MS,
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
  /** Whether a connection’s next request waits for the response to the one before. */
  isOneAtATime?: boolean
  /** Is told of each request that the listener never sees. */
  onRefused?: (status: number) => void
}

/** Responds in the form that the caller reads: JSON to a program, a sentence to anyone else. */
function refuse(response: ServerResponse, status: number, message: string, isForProgram = false) {
  const code = status === 405 ? 'method_not_allowed' : 'bad_request'
  const body = isForProgram ? JSON.stringify({ error: { code, message } }) : `${message}\n`
  const headers = {
    ...refusalHeaders(status, { isHttps: isOverHttps(response.req) }),
    ...(isForProgram && { 'content-type': 'application/json' }),
    'content-length': Buffer.byteLength(body),
  }
  response.writeHead(status, headers).end(body)
}

/** Whether a person reads the response. */
function isBrowser({ method, url, headers: { accept = '' } }: IncomingMessage) {
  return method === 'GET' && accept.includes('text/html') && !isApiTarget(url)
}

function refuseWithPage(response: ServerResponse, { status }: RequestRefusal) {
  const nonce = newNonce()
  const body = String(
    plainPage({
      nonce,
      title: 'This address doesn’t work',
      body: html`<p>Part of it may be missing or mistyped. <a href="/">Go to the home page</a></p>`,
    }),
  )
  const headers = {
    ...refusalHeaders(status, { isHttps: isOverHttps(response.req), pageNonce: nonce }),
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  }
  response.writeHead(status, headers).end(body)
}

/** Responds to a request that Node could not parse. It writes nothing if another response is already under way. */
function hangUp(socket: Duplex, status: number) {
  const isAnswered = socket instanceof Socket && socket.bytesWritten > 0
  if (!socket.writable || isAnswered) {
    socket.destroy()
    return
  }
  // Node has taken its own listeners and time limits off the socket of a CONNECT request. Without one, a reset ends the process.
  socket.on('error', () => {})
  const lines = Object.entries(refusalHeaders(status)).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${STATUS_CODES[status]}\n`)
  const lingering = setTimeout(() => socket.destroy(), LINGER_MS)
  socket.once('close', () => clearTimeout(lingering))
}

function newNonce() {
  return randomBytes(16).toString('base64url')
}

/** Whether the proxy in front says so. A visitor who only claims it gets a header that browsers ignore without HTTPS. */
function isOverHttps({ headers }: IncomingMessage) {
  return headers['x-forwarded-proto'] === 'https'
}

type RefusalFacts = { isHttps?: boolean; pageNonce?: string }

function refusalHeaders(
  status: number,
  { isHttps = false, pageNonce }: RefusalFacts = {},
): Record<string, string> {
  return {
    ...securityHeaders({ nonce: pageNonce ?? newNonce(), isHttps, isPage: pageNonce !== undefined }),
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
