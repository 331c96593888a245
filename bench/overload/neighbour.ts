import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

export type Place = { port: number; host: string }

/** The maximum number of visits, and of seconds. */
export type Stay = { count: number; seconds: number }

const LOOK_MS = 50

/** Response times for a visitor who opens different searches one after the other, with a short pause after each. */
export async function visits(place: Place, { count, seconds }: Stay): Promise<number[]> {
  const agent = new Agent({ keepAlive: true })
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  for (let nth = 0; nth < count && (nth === 0 || performance.now() < end); nth++) {
    const start = performance.now()
    const status = await visit(place, agent, `/search?price=${nth}:900000`)
    // A refused visitor has waited in vain, which is worse than any wait.
    times.push(status === 200 ? performance.now() - start : Number.POSITIVE_INFINITY)
    await pause(LOOK_MS)
  }
  agent.destroy()
  return times
}

function visit({ port, host }: Place, agent: Agent, path: string) {
  return new Promise<number | null>((resolve) => {
    const headers = { host, 'x-forwarded-for': '198.51.100.200', 'accept-encoding': 'br' }
    get({ port, host: '127.0.0.1', path, headers, agent }, (answer) => {
      answer.resume().on('close', () => resolve(answer.statusCode ?? null))
    }).on('error', () => resolve(null))
  })
}

export function waitsOf(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? 0)
  return { visits: sorted.length, p50: at(0.5), p90: at(0.9), p99: at(0.99), max: at(1) }
}
