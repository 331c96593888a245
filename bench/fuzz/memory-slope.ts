import { collectGarbage } from '../uploads/collect-garbage.ts'
import { megabytesOf } from '../uploads/memory-of.ts'

type Sample = { requests: number; megabytes: number }

/** Caches fill and code is compiled until this share of the requests. */
const WARM = 0.3

/**
 * Samples the memory of a process while it answers requests, and takes what is left of it once its garbage is collected: the
 * samples alone say more about the garbage collector than about the process.
 */
export function memorySamples(pid: number, debuggerPort: number) {
  const samples: Sample[] = []
  let warm: Sample | null = null
  let last: Sample | null = null

  async function collected(requests: number): Promise<Sample> {
    await collectGarbage(debuggerPort)
    return { requests, megabytes: megabytesOf(pid) }
  }

  return {
    async take(requests: number, wanted: number) {
      samples.push({ requests, megabytes: megabytesOf(pid) })
      if (warm === null && requests >= wanted * WARM) warm = await collected(requests)
      if (requests >= wanted) last = await collected(requests)
    },
    figures() {
      const from = warm?.requests ?? 0
      const later = samples.filter(({ requests }) => requests >= from)
      const middle = Math.floor(later.length / 2)
      return {
        'MB when warm, garbage collected': warm?.megabytes ?? 0,
        'MB, mean of the first half after that': mean(later.slice(0, middle)),
        'MB, mean of the second half': mean(later.slice(middle)),
        'MB more per 10,000 requests, by all samples': Number((slope(later) * 10_000).toFixed(2)),
        'MB at the end, garbage collected': last?.megabytes ?? 0,
      }
    },
  }
}

function mean(samples: readonly Sample[]) {
  return Math.round(samples.reduce((sum, { megabytes }) => sum + megabytes, 0) / (samples.length || 1))
}

/** The line that fits the samples best. */
function slope(samples: readonly Sample[]) {
  const n = samples.length || 1
  const x = samples.reduce((sum, { requests }) => sum + requests, 0) / n
  const y = samples.reduce((sum, { megabytes }) => sum + megabytes, 0) / n
  const over = samples.reduce((sum, at) => sum + (at.requests - x) * (at.megabytes - y), 0)
  const under = samples.reduce((sum, at) => sum + (at.requests - x) ** 2, 0)
  return under === 0 ? 0 : over / under
}
