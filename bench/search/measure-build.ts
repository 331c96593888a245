import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Document } from '../../src/search/port.ts'
import type { Contestant } from './engine.ts'

export type Built = {
  readonly contestant: Contestant
  readonly search: Awaited<ReturnType<Contestant['build']>>
  readonly buildMs: number
  readonly megabytes: number
}

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Builds an engine’s index, and measures the time and the memory that stays in use. */
export async function built(contestant: Contestant, documents: readonly Document[]): Promise<Built> {
  const before = bytesInUse()
  const start = performance.now()
  const search = await contestant.build(documents)
  const buildMs = performance.now() - start
  return { contestant, search, buildMs, megabytes: (bytesInUse() - before) / 2 ** 20 }
}

function bytesInUse() {
  collectGarbage()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}
