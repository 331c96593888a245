import type { Agreement, Agreements } from './agreement.ts'
import type { Measured } from './measure-searches.ts'

/** Prints the results, and how many times slower the others are than the first engine. */
export function report(measured: readonly Measured[], agreements: readonly Agreements[]): void {
  const [ours] = measured
  if (!ours) return
  const rows = measured.map((engine, at): [string, Record<string, string | number>] => {
    const quickest = undisturbed(engine)
    const { withText, withoutText } = agreements[at] ?? {}
    return [
      engine.contestant.name,
      {
        'p50 ms': rounded(quantile(quickest, 0.5)),
        'p95 ms': rounded(quantile(quickest, 0.95)),
        'p99 ms': rounded(quantile(quickest, 0.99)),
        'a second': Math.round((1000 * quickest.length) / sum(quickest)),
        'p50 to ours': times(quantile(quickest, 0.5) / quantile(undisturbed(ours), 0.5)),
        'each to ours': times(medianRatio(engine, ours)),
        'build ms': Math.round(engine.buildMs),
        MB: Math.round(engine.megabytes),
        asked: quickest.length,
        'exact without text': exactness(withoutText),
        'with text': exactness(withText),
      },
    ]
  })
  console.table(Object.fromEntries(rows))
}

/** The fastest time of every request, because other programs disturbed it least. */
function undisturbed({ times }: Measured): number[] {
  return times.filter((one) => one.length > 0).map((one) => Math.min(...one))
}

/** The median of how many times slower one engine is than the other, over the requests that both had. */
function medianRatio(one: Measured, other: Measured): number {
  const ratios = one.times.flatMap((times, at) => {
    const others = other.times[at] ?? []
    return times.length > 0 && others.length > 0 ? [Math.min(...times) / Math.min(...others)] : []
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
