import { Gauge, type Registry } from 'prom-client'
import type { CodeUseOfSite } from '#data/customers/code-use.ts'
import type { OutboxFigures } from '#data/outbox.ts'

/** Jobs by kind and state. During a database outage these gauges are missing and the others are still served. */
export function watchOutbox(registry: Registry, figures: () => Promise<OutboxFigures[]>) {
  gauge(registry, 'jobs_waiting', 'Jobs that are due.', figures, 'waiting')
  gauge(registry, 'jobs_dead', 'Jobs that failed for good.', figures, 'dead')
  gauge(
    registry,
    'jobs_oldest_seconds',
    'How long the oldest due job has waited.',
    figures,
    'oldestWaitingSeconds',
  )
}

/** By site, so that an operator sees where codes are asked for and not used. */
export function watchCodes(registry: Registry, figures: () => Promise<CodeUseOfSite[]>) {
  const registered: Gauge = new Gauge({
    name: 'sign_in_codes',
    help: 'Sign-in codes of the last day that were sent, and those of them that were used, by site.',
    labelNames: ['site', 'state'],
    registers: [registry],
    async collect() {
      const now = await figures().catch(() => [])
      this.reset()
      for (const { slug: site, sent, used } of now) {
        this.set({ site, state: 'sent' }, sent)
        this.set({ site, state: 'used' }, used)
      }
    },
  })
  return registered
}

export function watchPageCache(registry: Registry, figures: () => { pages: number; bytes: number }) {
  for (const [which, help] of [
    ['pages', 'Pages in the cache of this process.'],
    ['bytes', 'Memory that cached pages take up.'],
  ] as const) {
    registry.registerMetric(
      new Gauge({
        name: `page_cache_${which}`,
        help,
        registers: [],
        collect() {
          this.set(figures()[which])
        },
      }),
    )
  }
}

export function watchQueue(registry: Registry, figures: () => { active: number; waiting: number }) {
  const registered: Gauge = new Gauge({
    name: 'requests_in_queue',
    help: 'Requests for pages and API calls that are active or waiting for their turn.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(figures())) this.set({ state }, count)
    },
  })
  return registered
}

function gauge(
  registry: Registry,
  name: string,
  help: string,
  figures: () => Promise<OutboxFigures[]>,
  which: 'waiting' | 'dead' | 'oldestWaitingSeconds',
) {
  const registered: Gauge = new Gauge({
    name,
    help,
    labelNames: ['kind'],
    registers: [registry],
    async collect() {
      const now = await figures().catch(() => [])
      this.reset()
      for (const { kind, [which]: value } of now) this.set({ kind }, value)
    },
  })
  return registered
}
