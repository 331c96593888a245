import { readdirSync } from 'node:fs'
import { collectGarbage } from '../uploads/collect-garbage.ts'
import { megabytesOf } from '../uploads/memory-of.ts'

/** `at` in hours; memory once the garbage is collected. */
export type Sample = { at: number; resident: number; heap: number; files: number }

/** Caches fill and code is compiled until this share of the time. */
const WARM = 0.3

export async function sampleOf(pid: number, debuggerPort: number): Promise<Sample> {
  const heap = (await collectGarbage(debuggerPort)) / 2 ** 20
  return {
    at: Number((performance.now() / 3_600_000).toFixed(4)),
    resident: megabytesOf(pid),
    heap: Number(heap.toFixed(1)),
    files: readdirSync(`/proc/${pid}/fd`).length,
  }
}

/** What grew after the warm-up, by the line that fits the samples best. */
export function growth(samples: readonly Sample[]) {
  const warm = samples.slice(Math.floor(samples.length * WARM))
  const slope = (value: (sample: Sample) => number) => Number(slopeOf(warm, value).toFixed(2))
  return {
    'heap when warm, MB': warm[0]?.heap ?? 0,
    'heap at the end, MB': warm.at(-1)?.heap ?? 0,
    'heap, MB an hour': slope(({ heap }) => heap),
    'resident when warm, MB': warm[0]?.resident ?? 0,
    'resident at the end, MB': warm.at(-1)?.resident ?? 0,
    'resident, MB an hour': slope(({ resident }) => resident),
    'open files when warm': warm[0]?.files ?? 0,
    'open files at the end': warm.at(-1)?.files ?? 0,
    'open files, an hour': slope(({ files }) => files),
  }
}

function slopeOf(samples: readonly Sample[], value: (sample: Sample) => number) {
  const mean = (of: (sample: Sample) => number) =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / (samples.length || 1)
  const x = mean(({ at }) => at)
  const y = mean(value)
  const over = samples.reduce((sum, sample) => sum + (sample.at - x) * (value(sample) - y), 0)
  const under = samples.reduce((sum, { at }) => sum + (at - x) ** 2, 0)
  return under === 0 ? 0 : over / under
}
