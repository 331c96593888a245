import type { Server } from 'node:http'
import type { Socket } from 'node:net'

export type StallLimits = {
  /** For how long a response may make no progress. */
  afterMs: number
  /** Fewer bytes than this in that time count as no progress. The slowest phone needs two seconds for it. */
  minBytes: number
  checkEveryMs: number
}

export const stallLimits: StallLimits = { afterMs: 15_000, minBytes: 4096, checkEveryMs: 1000 }

type Progress = { sent: number; stalledMs: number }

/**
 * Ends connections whose visitor does not receive what was sent, because each holds a page in memory. It measures progress, not
 * time: a large file on a slow line may take as long as it needs. It knows connections rather than responses, because Node says
 * of every connection that it has closed, but not of a response that waits for the one before it.
 */
export function endStalled(server: Server, { afterMs, minBytes, checkEveryMs }: StallLimits = stallLimits) {
  const open = new Map<Socket, Progress>()
  server.on('connection', (socket) => {
    open.set(socket, { sent: 0, stalledMs: 0 })
    socket.once('close', () => void open.delete(socket))
  })
  let checkedAt = performance.now()
  const checking = setInterval(() => {
    const now = performance.now()
    // While this process stood still, nobody could receive anything.
    const passedMs = Math.min(now - checkedAt, 2 * checkEveryMs)
    checkedAt = now
    for (const [socket, { sent, stalledMs }] of open) {
      const queue = queueOf(socket)
      // Nothing is waiting to be received: the page is still being made, or the connection is idle.
      if (!queue || queue.waiting === 0) open.set(socket, { sent: queue?.sent ?? 0, stalledMs: 0 })
      else if (queue.sent - sent >= minBytes) open.set(socket, { sent: queue.sent, stalledMs: 0 })
      else if (stalledMs + passedMs >= afterMs) socket.resetAndDestroy()
      else open.set(socket, { sent, stalledMs: stalledMs + passedMs })
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
