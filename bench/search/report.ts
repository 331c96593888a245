import type { Agreement, Agreements } from './agreement.ts'
import type { Measured } from './measure-searches.ts'

/** Prints what was measured, and how many times longer the others take than the first. */
export function report(measured: readonly Measured[], agreements: readonly Agreements[]): void {
  const [ours] = measured
  if (!ours) return
  const rows = measured.map((engine, at): [string, Record<string, string | number>] => {
    const typical = typicalTimes(engine)
    const { withText, withoutText } = agreements[at] ?? {}
    return [
      engine.contestant.name,
      {
        'p50 ms': rounded(quantile(typical, 0.5)),
        'p95 ms': rounded(quantile(typical, 0.95)),
        'p99 ms': rounded(quantile(typical, 0.99)),
        'a second': Math.round((1000 * typical.length) / sum(typical)),
        'p50 to ours': times(quantile(typical, 0.5) / quantile(typicalTimes(ours), 0.5)),
        'each to ours': times(medianRatio(engine, ours)),
        'build ms': Math.round(engine.buildMs),
        MB: Math.round(engine.megabytes),
        asked: typical.length,
        'exact without text': exactness(withoutText),
        'with text': exactness(withText),
      },
    ]
  })
  console.table(Object.fromEntries(rows))
}

/** For every request the median of its times, so that what other programs do now and then does not count. */
function typicalTimes({ times }: Measured): number[] {
  return times.filter((one) => one.length > 0).map((one) => quantile(one, 0.5))
}

/** The median, over the requests that both were asked, of how many times longer the one took than the other. */
function medianRatio(one: Measured, other: Measured): number {
  const ratios = one.times.flatMap((times, at) => {
    const others = other.times[at] ?? []
    return times.length > 0 && others.length > 0 ? [quantile(times, 0.5) / quantile(others, 0.5)] : []
  })
  return quantile(ratios, 0.5)
}

function exactness(agreement: Agreement | undefined): string {
  if (!agreement) return ''
  const { total, facets, stats, ids, compared } = agreement
  return `${total} / ${facets} / ${stats} / ${ids} of ${compared}`
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

function sum(values: readonly number[]): number {
  return values.reduce((one, other) => one + other, 0)
}

function rounded(ms: number): number {
  return Number(ms.toPrecision(3))
}

function times(ratio: number): string {
  return `${ratio < 10 ? ratio.toFixed(1) : Math.round(ratio)}x`
}
