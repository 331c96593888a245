import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { MOST_PIPELINED } from './limits.ts'

type Line = { waiting: (() => void)[]; isClosing: boolean }

/**
 * Begins with a request of a connection when the one before it has been answered. Node hands on all requests of a
 * connection as they come, so that otherwise a few kilobytes would start hundreds of pages. `refuse` answers the one that
 * is too many, and that is the last answer on its connection.
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
    } else if (line.waiting.length < MOST_PIPELINED) {
      line.waiting.push(() => begin(request, response, line))
    } else if (!line.isClosing) {
      line.isClosing = true
      refuse(response)
      socket.pause()
    }
  }
}
