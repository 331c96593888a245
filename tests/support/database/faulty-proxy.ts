import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

type Fate = 'pass' | 'lose' | 'break'

/** A proxy for a database that loses some of what is sent to it, as if the sender were gone, or breaks the connection there. */
export async function faultyProxy(databaseUrl: string, fateOf: (sent: string) => Fate) {
  const open = new Set<Socket>()
  const server = createServer((client) => {
    const database = connectTo(new URL(databaseUrl))
    const end = () => {
      client.destroy()
      database.destroy()
    }
    for (const socket of [client, database]) {
      open.add(socket)
      socket.on('error', end).on('close', end)
    }
    client.on('data', (bytes) => {
      const fate = fateOf(bytes.toString('latin1'))
      if (fate === 'break') end()
      else if (fate === 'pass') database.write(bytes)
    })
    database.on('data', (bytes) => void client.write(bytes))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    for (const socket of open) socket.destroy()
  })
  const url = new URL(databaseUrl)
  url.searchParams.delete('host')
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  return { url: url.href }
}

function connectTo({ hostname, port, searchParams }: URL) {
  const folder = searchParams.get('host')
  return folder ? connect(`${folder}/.s.PGSQL.5432`) : connect(Number(port || 5432), hostname)
}
