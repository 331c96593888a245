import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export type StallLimits = {
  /** For how long a response may make no progress. */
  afterMs: number
  /** Fewer bytes than this in that time count as no progress. The slowest phone needs two seconds for it. */
  minBytes: number
  checkEveryMs: number
}

export const stallLimits: StallLimits = { afterMs: 15_000, minBytes: 4096, checkEveryMs: 1000 }

type Progress = { sent: number; at: number }

/**
 * Ends responses that a visitor does not receive, because each holds a page in memory. It measures progress, not time: a
 * large file on a slow line may take as long as it needs.
 */
export function endStalled(server: Server, { afterMs, minBytes, checkEveryMs }: StallLimits = stallLimits) {
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
      // Nothing is waiting to be received: the page is still being made, or an earlier response on this connection is being sent.
      if (!socket || !queue || queue.waiting === 0) open.set(response, { sent: queue?.sent ?? 0, at: now })
      else if (queue.sent - last.sent >= minBytes) open.set(response, { sent: queue.sent, at: now })
      else if (now - last.at >= afterMs) socket.resetAndDestroy()
    }
  }, checkEveryMs).unref()
  server.on('close', () => clearInterval(checking))
}

/** How many bytes of a socket the system has taken, and how many are still queued. Only Node’s handle says so. */
function queueOf(socket: Socket) {
  const { _handle: handle } = socket as Socket & { _handle?: Handle | null }
  if (!handle) return null
  return { sent: handle.bytesWritten - handle.writeQueueSize, waiting: handle.writeQueueSize }
}

type Handle = { bytesWritten: number; writeQueueSize: number }
