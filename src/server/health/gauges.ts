import { setTimeout as pause } from 'node:timers/promises'
import { Gauge, type Registry } from 'prom-client'

/** One gauge: its labels, and its values for one row of figures. */
type Figure<Row> = {
  name: string
  help: string
  labels: readonly string[]
  values: (row: Row) => readonly [labels: Record<string, string>, value: number][]
}

/**
 * Gauges of figures in the database, which is asked once for all of them at each scrape. During an outage they are missing,
 * and the other metrics are still served.
 */
export function gauges<Row>(
  registry: Registry,
  figures: () => Promise<readonly Row[]>,
  list: readonly Figure<Row>[],
  patienceMs = PATIENCE_MS,
): void {
  const now = oncePerScrape(figures, patienceMs)
  for (const { name, help, labels, values } of list) {
    registry.registerMetric(
      new Gauge({
        name,
        help,
        labelNames: [...labels],
        registers: [],
        async collect() {
          const rows = await now()
          this.reset()
          for (const row of rows) for (const [of, value] of values(row)) this.set(of, value)
        },
      }),
    )
  }
}

/** Prometheus gives up after ten seconds by default, and would miss all other metrics too. */
const PATIENCE_MS = 5000

/** All gauges of a scrape ask at the same moment, and none waits for long. */
function oncePerScrape<Row>(figures: () => Promise<readonly Row[]>, patienceMs: number) {
  let asked: Promise<readonly Row[]> | null = null
  return () => {
    asked ??= figures()
      .catch(() => [])
      .finally(() => {
        asked = null
      })
    return Promise.race([asked, pause(patienceMs, [], { ref: false })])
  }
}
