import { setImmediate, setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'

export type Probe = {
  /** Whether the server says anything at all within this time; a refusal is an answer too. */
  ask(withinMs: number): Promise<boolean>
  close(): void
}

/** Asks the database for a sign of life, over a connection of its own that no page can take. */
export function databaseProbe(url: string): Probe {
  let standing: { client: Client; ready: Promise<unknown> } | null = null

  function open() {
    const client = new Client({ connectionString: url, application_name: 'forecourt probe' })
    const opened = { client, ready: client.connect() }
    const lost = () => {
      if (standing === opened) standing = null
    }
    client.on('error', lost)
    client.on('end', lost)
    opened.ready.catch(lost)
    return opened
  }

  function drop() {
    standing?.client.connection.stream.destroy()
    standing = null
  }

  return {
    async ask(withinMs) {
      let isAnswered = false
      const { client, ready } = (standing ??= open())
      const answer = ready
        .then(() => client.query('select 1'))
        .then(
          () => void (isAnswered = true),
          (error: unknown) => void (isAnswered = error instanceof Error && 'code' in error),
        )
      await Promise.race([answer, pause(withinMs, undefined, { ref: false })])
      // When this process was busy for that long, the answer may lie here already: it is read before this is over.
      await setImmediate()
      await setImmediate()
      if (!isAnswered) drop()
      return isAnswered
    },
    close: drop,
  }
}
