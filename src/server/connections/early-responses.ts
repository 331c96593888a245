import { randomBytes } from 'node:crypto'
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { html } from 'hono/html'
import { RETRY_AFTER_SECONDS } from '../admission/queue-limits.ts'
import { securityHeaders } from '../middleware/security-headers.ts'
import { plainPage } from '../responses/plain-page.ts'
import { allowedMethods, type RequestRefusal } from '../responses/request-refusal.ts'

/** Long enough to read a refusal. Then the connection is closed, even if the other side never does. */
const LINGER_MS = 1000

/** Responds in the form that the caller reads: JSON to a program, a sentence to anyone else. */
export function refuse(
  response: ServerResponse,
  status: number,
  message: string,
  isForProgram = false,
): void {
  const code = status === 405 ? 'method_not_allowed' : 'bad_request'
  const body = isForProgram ? JSON.stringify({ error: { code, message } }) : `${message}\n`
  const headers = {
    ...refusalHeaders(status, { isHttps: isOverHttps(response.req) }),
    ...(isForProgram && { 'content-type': 'application/json' }),
    'content-length': Buffer.byteLength(body),
  }
  response.writeHead(status, headers).end(body)
}

/** The same to a person with a browser. */
export function refuseWithPage(response: ServerResponse, { status }: RequestRefusal): void {
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
export function hangUp(socket: Duplex, status: number): void {
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
