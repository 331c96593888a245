import { setImmediate, setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'

export type Probe = {
  /** Whether the server sends anything within this time. A refusal counts too. */
  ask(withinMs: number): Promise<boolean>
  close(): void
}

/** Checks that the database responds, over a separate connection that no page can take. */
export function databaseProbe(url: string): Probe {
  let connection: { client: Client; ready: Promise<unknown> } | null = null

  function open() {
    const client = new Client({ connectionString: url, application_name: 'forecourt probe' })
    const opened = { client, ready: client.connect() }
    const lost = () => {
      if (connection === opened) connection = null
    }
    client.on('error', lost)
    client.on('end', lost)
    opened.ready.catch(lost)
    return opened
  }

  function drop() {
    connection?.client.connection.stream.destroy()
    connection = null
  }

  return {
    async ask(withinMs) {
      let isAnswered = false
      const { client, ready } = (connection ??= open())
      const answer = ready
        .then(() => client.query('select 1'))
        .then(
          () => void (isAnswered = true),
          (error: unknown) => void (isAnswered = error instanceof Error && 'code' in error),
        )
      await Promise.race([answer, pause(withinMs, undefined, { ref: false })])
      // If this process was busy for that long, the response may have arrived already and is read first.
      await setImmediate()
      await setImmediate()
      if (!isAnswered) drop()
      return isAnswered
    },
    close: drop,
  }
}
