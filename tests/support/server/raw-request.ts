import { connect, type Socket } from 'node:net'

export type RawAnswer = { status: number | null; headers: Map<string, string>; body: string }

/** Sends bytes exactly as they are, and returns what came back before the server closed the connection. */
export function sendRaw(port: number, bytes: string | Buffer): Promise<RawAnswer> {
  return converse(port, (socket) => socket.write(bytes))
}

/** The same, but closes the sending side, so that half a request stays incomplete. */
export function sendRawAndLeave(port: number, bytes: string | Buffer): Promise<RawAnswer> {
  return converse(port, (socket) => socket.end(bytes))
}

function converse(port: number, say: (socket: Socket) => void) {
  const { promise, resolve } = Promise.withResolvers<RawAnswer>()
  const socket = connect(port, '127.0.0.1', () => say(socket))
  let received = ''
  socket.setEncoding('latin1').on('data', (text) => (received += text))
  // A server may close the connection without reading all of a request.
  socket.on('error', () => {})
  socket.on('close', () => resolve(parsed(received)))
  return promise
}

/** A well-formed request, as far as its parts are. */
export function rawRequest({
  method = 'GET',
  target = '/',
  host = 'harbour.localhost',
  headers = '',
  body = '',
} = {}) {
  return `${method} ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${headers}\r\n${body}`
}

function parsed(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const [statusLine = '', ...lines] = head.split('\r\n')
  const status = /^HTTP\/1\.1 (\d{3})/.exec(statusLine)?.[1]
  const headers = new Map(
    lines.map((line) => [line.split(':')[0]?.toLowerCase() ?? '', line.replace(/^[^:]*: ?/, '')]),
  )
  return { status: status === undefined ? null : Number(status), headers, body: rest.join('\r\n\r\n') }
}
