import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { MAX_PIPELINED } from './queue-limits.ts'

type Line = { waiting: (() => void)[]; isClosing: boolean }

/**
 * Starts a connection’s next request when the response to the one before is complete. Node hands over all requests of a
 * connection as they arrive, so a few kilobytes could otherwise start hundreds of pages. `refuse` responds to the first
 * one over the limit, and the connection closes after that.
 */
export function oneAtATime(
  listener: RequestListener,
  refuse: (response: ServerResponse) => void,
): RequestListener {
  const lines = new WeakMap<Socket, Line>()

  function begin(request: IncomingMessage, response: ServerResponse, line: Line) {
    const { socket } = request
    response.once('close', () => {
      const next = line.waiting.shift()
      if (next && !socket.destroyed) next()
      else if (!line.isClosing) lines.delete(socket)
    })
    listener(request, response)
  }

  return (request, response) => {
    const { socket } = request
    const line = lines.get(socket)
    if (!line) {
      const fresh: Line = { waiting: [], isClosing: false }
      lines.set(socket, fresh)
      begin(request, response, fresh)
    } else if (line.waiting.length < MAX_PIPELINED) {
      line.waiting.push(() => begin(request, response, line))
    } else if (!line.isClosing) {
      line.isClosing = true
      refuse(response)
      socket.pause()
    }
  }
}
