import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A proxy for a database’s socket that can hang: it then accepts connections but passes nothing on. */
export async function hangingProxy(databaseSocket: string) {
  const near = new Set<Socket>()
  let hangs = false
  const server = createServer((client) => {
    const database = connect(databaseSocket)
    const end = () => {
      near.delete(client)
      client.destroy()
      database.destroy()
    }
    near.add(client)
    for (const socket of [client, database]) socket.on('error', end).on('close', end)
    client.on('data', (bytes) => void (hangs || database.write(bytes)))
    database.on('data', (bytes) => void (hangs || client.write(bytes)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    for (const client of near) client.destroy()
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `postgres://postgres@127.0.0.1:${port}/forecourt`,
    hang: (whether: boolean) => void (hangs = whether),
  }
}
