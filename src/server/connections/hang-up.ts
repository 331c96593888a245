import { STATUS_CODES } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { refusalHeaders } from './refusal-headers.ts'

/** Long enough to read a refusal. Then the connection is closed, even if the other side never does. */
const LINGER_MS = 1000

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
