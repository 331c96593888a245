import { Agent, get, type IncomingMessage } from 'node:http'
import { performance } from 'node:perf_hooks'

export const METRICS_TOKEN = 'only-for-this-bench'

export type Cost = {
  'CPU ms': number
  /** What React took to render the same pages, by the server’s own clock; 0 where it had nothing to do. */
  'React ms': number
  'requests/s': number
  'bytes sent': number
}

type Asked = { port: number; host: string; path: string; encoding: string }

/** Asks for an address over and over, and reads from the server’s own metrics how much processor time each answer took. */
export async function costOf(
  asked: Asked,
  { requests, connections }: { requests: number; connections: number },
) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  try {
    for (let nth = 0; nth < Math.ceil(requests / 10); nth++) await answer(asked, agent)
    const before = await cpuSeconds(asked)
    const started = performance.now()
    let left = requests
    let [bytes, react] = [0, 0]
    const visitor = async () => {
      while (left-- > 0) {
        const got = await answer(asked, agent)
        bytes = got.bytes
        react += got.reactMs
      }
    }
    await Promise.all(Array.from({ length: connections }, visitor))
    const seconds = (performance.now() - started) / 1000
    const cpu = (await cpuSeconds(asked)) - before
    return {
      'CPU ms': rounded((cpu / requests) * 1000),
      'React ms': rounded(react / requests),
      'requests/s': Math.round(requests / seconds),
      'bytes sent': bytes,
    } satisfies Cost
  } finally {
    agent.destroy()
  }
}

function isPage(path: string) {
  return !path.startsWith('/api/') && !path.endsWith('.data')
}

function answer({ port, host, path, encoding }: Asked, agent: Agent) {
  const { promise, resolve, reject } = Promise.withResolvers<{ bytes: number; reactMs: number }>()
  const accept = isPage(path) ? 'text/html' : '*/*'
  const headers = { host, accept, 'accept-encoding': encoding }
  get({ port, path, agent, headers }, (response) => {
    let bytes = 0
    response.on('data', (chunk: Buffer) => (bytes += chunk.length))
    response.on('end', () =>
      response.statusCode === 200
        ? resolve({ bytes, reactMs: reactMs(response) })
        : reject(new Error(`${path}: ${response.statusCode}`)),
    )
  }).on('error', reject)
  return promise
}

function reactMs({ headers }: IncomingMessage) {
  return Number(/render;dur=([\d.]+)/.exec(String(headers['server-timing']))?.[1] ?? 0)
}

async function cpuSeconds({ port }: Asked) {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).text()
  const match = /^process_cpu_seconds_total ([\d.]+)/m.exec(text)
  if (!match) throw new Error('The server shows no metrics.')
  return Number(match[1])
}

function rounded(ms: number) {
  return Math.round(ms * 1000) / 1000
}
