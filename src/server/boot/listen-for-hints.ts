import type { Notification, Pool, PoolClient } from 'pg'

const RECONNECT_AFTER_MS = 5000

/**
 * Passes on the database’s hints that something changed or is due for delivery. They are only hints: some poolers never
 * pass them on, and they are lost while a connection is replaced.
 */
export function listenForHints(
  pool: Pool,
  hints: Readonly<Record<string, () => void>>,
  reconnectAfterMs = RECONNECT_AFTER_MS,
): () => Promise<void> {
  const stopping = new AbortController()
  let client: PoolClient | undefined
  let retryTimer: NodeJS.Timeout | undefined
  const onNotification = ({ channel }: Notification) => hints[channel]?.()
  let connecting = connect()

  async function connect() {
    let fresh: PoolClient | undefined
    try {
      fresh = await pool.connect()
      await listen(fresh)
    } catch {
      // Its loss may have been noticed before, and the next connection is planned then.
      if (fresh) handleLoss(fresh)
      else scheduleReconnect()
    }
  }

  async function listen(fresh: PoolClient) {
    client = fresh
    fresh.on('notification', onNotification)
    fresh.once('error', () => handleLoss(fresh))
    fresh.once('end', () => handleLoss(fresh))
    await fresh.query(
      Object.keys(hints)
        .map((channel) => `listen ${channel}`)
        .join(';'),
    )
  }

  function handleLoss(lost: PoolClient) {
    if (client !== lost) return
    client = undefined
    lost.removeListener('notification', onNotification)
    lost.release(true)
    scheduleReconnect()
  }

  function scheduleReconnect() {
    if (stopping.signal.aborted) return
    retryTimer = setTimeout(() => {
      connecting = connect()
    }, reconnectAfterMs)
    retryTimer.unref()
  }

  return async () => {
    stopping.abort()
    clearTimeout(retryTimer)
    await connecting
    const last = client
    client = undefined
    last?.release(true)
  }
}
