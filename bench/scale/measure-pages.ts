import { Agent, get } from 'node:http'
import { performance } from 'node:perf_hooks'
import { cpuMsOf } from './process-figures.ts'
import type { Page } from './random-pages.ts'

export type Cost = { ms: number[]; cpuMs: number }

type Asked = { port: number; pid: number; isCached: boolean }

/** Asks for the pages one after the other: how long each took, and the processor time of the server for a page on average. */
export async function costOf(pages: readonly Page[], { port, pid, isCached }: Asked): Promise<Cost> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const headers = { accept: 'text/html', 'accept-encoding': 'gzip', ...(isCached ? {} : withOwnCookie) }
  try {
    const cpuBefore = cpuMsOf(pid)
    const ms: number[] = []
    for (const { host, path } of pages) {
      const started = performance.now()
      await answer({ port, path, agent, headers: { ...headers, host } })
      ms.push(performance.now() - started)
    }
    return { ms, cpuMs: (cpuMsOf(pid) - cpuBefore) / pages.length }
  } finally {
    agent.destroy()
  }
}

/** A visitor with a cookie of ours gets pages of their own. */
const withOwnCookie = { cookie: 'accepted=none' }

function answer(asked: { port: number; path: string; agent: Agent; headers: Record<string, string> }) {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  get({ ...asked, hostname: '127.0.0.1' }, (response) => {
    const { statusCode = 500 } = response
    response.resume().on('end', () => {
      if (statusCode === 200) resolve()
      else reject(new Error(`${asked.headers.host}${asked.path}: ${statusCode}`))
    })
  }).on('error', reject)
  return promise
}
