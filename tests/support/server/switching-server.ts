import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { onTestFinished } from 'vitest'

/** A server that answers every request with a switch to another protocol, and keeps the connection open. */
export async function switchingServer(): Promise<{ port: number; closed: Promise<void> }> {
  const closed = Promise.withResolvers<void>()
  const server = createServer((socket) => {
    socket.once('data', () =>
      socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'),
    )
    socket.on('error', () => {})
    socket.on('close', () => closed.resolve())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { port: (server.address() as AddressInfo).port, closed: closed.promise }
}
