import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as ask,
  type ServerResponse,
} from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { pageRecorder, reportPath } from './page-recorder.ts'

export type Certificate = { key: string; cert: string }

/**
 * What stands in front of the server at a dealership: HTTPS, without which browsers refuse some cookies. Visitors behind it
 * have an IP address of their own, and their pages report what goes wrong in them.
 */
export async function startFront(port: number, certificate: Certificate, visitorAddress: string) {
  const faults: string[] = []
  const front = createServer(certificate, (request, response) => {
    if (request.url === reportPath) return void receiveReport(request, response, faults)
    const headers = {
      ...request.headers,
      'accept-encoding': 'identity',
      'x-forwarded-for': visitorAddress,
      'x-forwarded-proto': 'https',
    }
    const asked = ask(
      { host: '127.0.0.1', port, method: request.method, path: request.url, headers },
      (answer) => {
        const fault = faultOf(request, answer.statusCode ?? 0)
        if (fault) faults.push(fault)
        void passOn(answer, response)
      },
    )
    asked.on('error', () => response.destroy())
    response.on('close', () => asked.destroy())
    request.pipe(asked)
  })
  front.listen(0, '127.0.0.1')
  await once(front, 'listening')
  return {
    port: (front.address() as AddressInfo).port,
    faults,
    async stop() {
      front.closeAllConnections()
      front.close()
      await once(front, 'close')
    },
  }
}

async function receiveReport(request: IncomingMessage, response: ServerResponse, faults: string[]) {
  faults.push(await text(request))
  response.writeHead(204).end()
}

/** A form that is answered with its errors is no fault, and neither is the page of an address that does not exist. */
function faultOf({ method, url, headers }: IncomingMessage, status: number) {
  const isPart = method === 'GET' && headers['sec-fetch-dest'] !== 'document'
  if (status < (isPart ? 400 : 500)) return null
  return `${status} ${method} ${url}`
}

async function passOn(answer: IncomingMessage, response: ServerResponse) {
  const headers = withRecorderAllowed(answer.headers)
  const isPage = answer.headers['content-type']?.startsWith('text/html') && answer.statusCode !== 304
  if (!isPage) {
    response.writeHead(answer.statusCode ?? 502, headers)
    answer.pipe(response)
    return
  }
  const page = (await text(answer)).replace('<head>', () => `<head><script>${pageRecorder}</script>`)
  const { 'content-length': _, 'transfer-encoding': __, ...others } = headers
  response.writeHead(answer.statusCode ?? 502, others).end(page)
}

/** Browsers run the recorder by its hash. All else of the policy stays as it is. */
function withRecorderAllowed(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const policy = headers['content-security-policy']
  if (policy === undefined) return headers
  return {
    ...headers,
    'content-security-policy': policy.replace('script-src ', `script-src ${hash} `),
  }
}

const hash = `'sha256-${createHash('sha256').update(pageRecorder).digest('base64')}'`
