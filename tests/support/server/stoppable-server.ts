import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { httpServer } from '#server/boot/http-server.ts'
import { createLog } from '#server/log.ts'
import { closeServer, createShutdown, stopOnSignals } from '#server/boot/shutdown.ts'

/** A process like ours, with a slow page and one that crashes it. */
const log = createLog({ logLevel: 'silent' })
const shutdown = createShutdown(log)
stopOnSignals(shutdown, log)

const server = httpServer((request, response) => {
  if (request.url === '/crash')
    setImmediate(() => void Promise.reject(new Error('Nobody had thought of this')))
  if (request.url === '/slow') say('asked')
  if (request.url === '/slow') setTimeout(() => response.end('finished'), 300)
  else response.end('at once')
})
shutdown.closeLater('database', async () => say('database closed'))
shutdown.closeLater('server', async () => {
  await closeServer(server)
  say('server closed')
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
say(String((server.address() as AddressInfo).port))

function say(line: string) {
  process.stdout.write(`${line}\n`)
}
