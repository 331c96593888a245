import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

export type Visit = { path: string; status: number | null; hasRetryAfter: boolean; ms: number }

const LOOK_MS = 50

/** Each visitor opens the pages in turn, with a short pause after each, until stopped. */
export function visitors(count: number, { port, host }: { port: number; host: string }, paths: string[]) {
  const agent = new Agent({ keepAlive: true })
  const visits: Visit[] = []
  let isOver = false
  const all = Array.from({ length: count }, async (_, nth) => {
    for (let turn = nth; !isOver; turn++) {
      visits.push(await visit(paths[turn % paths.length] ?? '/', addressOf(nth)))
      await pause(LOOK_MS)
    }
  })

  function visit(path: string, localAddress: string) {
    const start = performance.now()
    const headers = { host, accept: 'text/html', 'accept-encoding': 'gzip' }
    const after = () => ({ path, ms: performance.now() - start })
    return new Promise<Visit>((resolve) => {
      get({ port, host: '127.0.0.1', localAddress, path, headers, agent }, (answer) => {
        const { statusCode: status = null, headers: received } = answer
        const hasRetryAfter = received['retry-after'] !== undefined
        answer.resume().on('close', () => resolve({ ...after(), status, hasRetryAfter }))
      }).on('error', () => resolve({ ...after(), status: null, hasRetryAfter: false }))
    })
  }

  return async () => {
    isOver = true
    await Promise.all(all)
    agent.destroy()
    return visits
  }
}

/** An address of this machine for each visitor, because many requests from one address have to wait for each other. */
function addressOf(nth: number) {
  return `127.0.${1 + (nth >> 7)}.${1 + (nth & 127)}`
}
