import type { Notification, Pool, PoolClient } from 'pg'

const LISTEN_AGAIN_MS = 5000

/**
 * Passes on the database’s hints that something changed or is due for delivery. They are only hints: some poolers never
 * pass them on, and they are lost while a connection is replaced.
 */
export function listenForHints(pool: Pool, hints: Readonly<Record<string, () => void>>): () => Promise<void> {
  const stopping = new AbortController()
  let client: PoolClient | undefined
  let again: NodeJS.Timeout | undefined
  const hint = ({ channel }: Notification) => hints[channel]?.()
  let opening = open()

  async function open() {
    try {
      const fresh = await pool.connect()
      client = fresh
      fresh.on('notification', hint)
      fresh.once('error', () => lost(fresh))
      fresh.once('end', () => lost(fresh))
      await fresh.query(
        Object.keys(hints)
          .map((channel) => `listen ${channel}`)
          .join(';'),
      )
    } catch {
      if (client) lost(client)
      else later()
    }
  }

  function lost(gone: PoolClient) {
    if (client !== gone) return
    client = undefined
    gone.removeListener('notification', hint)
    gone.release(true)
    later()
  }

  function later() {
    if (stopping.signal.aborted) return
    again = setTimeout(() => {
      opening = open()
    }, LISTEN_AGAIN_MS)
    again.unref()
  }

  return async () => {
    stopping.abort()
    clearTimeout(again)
    await opening
    const last = client
    client = undefined
    last?.release(true)
  }
}
