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
): void {
  const now = oncePerScrape(figures)
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

/** All gauges of a scrape ask at the same moment. */
function oncePerScrape<Row>(figures: () => Promise<readonly Row[]>) {
  let asked: Promise<readonly Row[]> | null = null
  return () => {
    asked ??= figures()
      .catch(() => [])
      .finally(() => {
        asked = null
      })
    return asked
  }
}
