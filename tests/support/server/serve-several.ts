/**
 * Three built servers on one PostgreSQL, behind a proxy that gives each request to the next of them. Journeys that pass here need
 * nothing that only one process knows.
 *
 *     node tests/support/server/serve-several.ts --port 3000 --data-dir folder
 */
import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { parseArgs } from 'node:util'
import { startEmbeddedPostgres } from '#data/embedded-postgres/embedded-postgres.ts'
import { startBuiltServer } from './built-server.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '3000' },
    'data-dir': { type: 'string', default: './var' },
    servers: { type: 'string', default: '3' },
  },
})
const dataDir = values['data-dir']

const postgres = await startEmbeddedPostgres({ dataDir, durable: false, log: () => {} })
const servers: Awaited<ReturnType<typeof startBuiltServer>>[] = []
const agent = new Agent({ keepAlive: true })
let turn = 0
const proxy = createServer((asked, answer) => {
  const { port } = servers[turn++ % servers.length] ?? { port: 0 }
  passOn(asked, answer, port)
})
process.once('SIGTERM', () => void stop())

// The first one loads the demo.
for (let nth = 0; nth < Number(values.servers); nth++)
  servers.push(await startBuiltServer({ DATABASE_URL: postgres.url, DATA_DIR: dataDir }))
proxy.listen(Number(values.port), '127.0.0.1')

function passOn(asked: IncomingMessage, answer: ServerResponse, port: number) {
  const { method, url: path, headers, socket } = asked
  const forwarded = headers['x-forwarded-for'] ?? socket.remoteAddress ?? ''
  const onward = request({ port, agent, method, path, headers: { ...headers, 'x-forwarded-for': forwarded } })
  onward.on('response', (response) => {
    answer.writeHead(response.statusCode ?? 502, response.rawHeaders)
    response.pipe(answer)
  })
  onward.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()))
  // A visitor who leaves takes the request back.
  answer.on('close', () => onward.destroy())
  asked.pipe(onward)
}

async function stop() {
  proxy.close()
  proxy.closeAllConnections()
  if (proxy.listening) await once(proxy, 'close')
  await Promise.all(servers.map((server) => server.stop()))
  await postgres.stop()
}
