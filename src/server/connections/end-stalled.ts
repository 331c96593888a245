import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export type StallLimits = {
  /** How long an answer may make no progress. */
  afterMs: number
  /** Less than this in that time is none: the slowest phone takes it in two seconds, whoever reads byte by byte never. */
  leastBytes: number
  checkEveryMs: number
}

export const stallLimits: StallLimits = { afterMs: 15_000, leastBytes: 4096, checkEveryMs: 1000 }

type Progress = { sent: number; at: number }

/**
 * Ends answers that a visitor does not take, because each holds a page in memory. What counts is progress, not time: a large
 * file on a slow line takes as long as it takes.
 */
export function endStalled(server: Server, { afterMs, leastBytes, checkEveryMs }: StallLimits = stallLimits) {
  const open = new Map<ServerResponse, Progress>()
  server.on('request', (_request, response) => {
    open.set(response, { sent: 0, at: performance.now() })
    response.once('close', () => void open.delete(response))
  })
  const checking = setInterval(() => {
    const now = performance.now()
    for (const [response, last] of open) {
      const { socket } = response
      const queue = socket && queueOf(socket)
      // Nothing waits to be taken: the page is still being made, or the answer before it on this connection is being sent.
      if (!socket || !queue || queue.waiting === 0) open.set(response, { sent: queue?.sent ?? 0, at: now })
      else if (queue.sent - last.sent >= leastBytes) open.set(response, { sent: queue.sent, at: now })
      else if (now - last.at >= afterMs) socket.resetAndDestroy()
    }
  }, checkEveryMs).unref()
  server.on('close', () => clearInterval(checking))
}

/** How much the system has taken from us for a socket, and how much it has not. Node says so on the handle only. */
function queueOf(socket: Socket) {
  const { _handle: handle } = socket as Socket & { _handle?: Handle | null }
  if (!handle) return null
  return { sent: handle.bytesWritten - handle.writeQueueSize, waiting: handle.writeQueueSize }
}

type Handle = { bytesWritten: number; writeQueueSize: number }
