import type { IncomingMessage, ServerResponse } from 'node:http'
import { html } from 'hono/html'
import { plainPage } from '../responses/plain-page.ts'
import type { RequestRefusal } from '../responses/request-refusal.ts'
import { newNonce, refusalHeaders } from './refusal-headers.ts'

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

/** Whether the proxy in front says so. A visitor who only claims it gets a header that browsers ignore without HTTPS. */
function isOverHttps({ headers }: IncomingMessage) {
  return headers['x-forwarded-proto'] === 'https'
}
