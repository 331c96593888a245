import { peakMegabytes } from '../overload/peak-memory.ts'
import type { Cost } from './measure-pages.ts'
import type { ScaleServer } from './scale-server.ts'

/** Prints the costs of pages: the yardstick, the measured size, and how many times as much that is. */
export function reportPages(servers: readonly ScaleServer[], rows: ReadonlyMap<string, Cost[][]>): void {
  console.log(`\n${servers.map(nameOf).join(' beside ')}. Medians of all rounds.`)
  const figures = [...rows].map(([name, costs]) => {
    const [one, all] = costs.map(figuresOf)
    if (!one || !all) throw new Error('Two servers are compared.')
    return [
      name,
      {
        'median ms': `${rounded(one.median)} → ${rounded(all.median)}`,
        'p99 ms': `${rounded(one.p99)} → ${rounded(all.p99)}`,
        'CPU ms': `${rounded(one.cpu)} → ${rounded(all.cpu)}`,
        'times the median': rounded(all.median / one.median),
        'times the CPU': rounded(all.cpu / one.cpu),
      },
    ] as const
  })
  console.table(Object.fromEntries(figures))
}

/** Prints what the processes cost besides pages. */
export function reportProcess(servers: readonly ScaleServer[], changes: readonly number[][]): void {
  const figures = servers.map((server, nth) => {
    const { size, startMs, startedMb, warmMb, idle, first, databaseMb } = server
    return [
      nameOf(server),
      {
        'ready after s': rounded(startMs / 1000),
        'RSS MB at start': startedMb,
        'RSS MB, every site visited': warmMb,
        'RSS MB at most': peakMegabytes(server.pid),
        'idle CPU %': rounded(idle * 100),
        'first visit of a site, median ms': rounded(at(first.ms, 0.5)),
        'p99 ms': rounded(at(first.ms, 0.99)),
        'changed price visible, median ms': rounded(at(changes[nth] ?? [], 0.5)),
        'longest ms': rounded(at(changes[nth] ?? [], 1)),
        'database MB': Math.round(databaseMb),
        'bytes a vehicle': Math.round((databaseMb * 1024 * 1024) / (size.sites * size.vehicles)),
      },
    ] as const
  })
  console.table(turned(Object.fromEntries(figures)))
}

function nameOf({ size: { sites, vehicles } }: ScaleServer) {
  return `${sites.toLocaleString('en-AU')} × ${vehicles.toLocaleString('en-AU')}`
}

function figuresOf(rounds: readonly Cost[]) {
  const median = (of: (cost: Cost) => number) => at(rounds.map(of), 0.5)
  return {
    median: median(({ ms }) => at(ms, 0.5)),
    p99: median(({ ms }) => at(ms, 0.99)),
    cpu: median(({ cpuMs }) => cpuMs),
  }
}

function at(values: readonly number[], share: number) {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0
}

/** A row for each figure. */
function turned(columns: Record<string, Record<string, number>>) {
  const names = Object.keys(Object.values(columns)[0] ?? {})
  return Object.fromEntries(
    names.map((name) => [
      name,
      Object.fromEntries(Object.entries(columns).map(([column, figures]) => [column, figures[name]])),
    ]),
  )
}

function rounded(value: number) {
  return Number(value.toPrecision(3))
}
