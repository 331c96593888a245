import { Gauge, type Registry } from 'prom-client'
import type { CodeUseOfSite } from '#data/customers/code-use.ts'
import type { OutboxFigures } from '#data/outbox.ts'
import type { PaymentFigures, ReconciledFigures } from '#data/payments/payment-figures.ts'
import type { FeedFigures } from '#data/stock-import/feed-figures.ts'
import type { Admission } from '../admission/admission.ts'
import { checkInTime } from './check-in-time.ts'
import { gauges } from './gauges.ts'

/** An alert needs a value during an outage, when all figures of the database are missing. */
export function watchDatabase(registry: Registry, check: () => Promise<void>) {
  registry.registerMetric(
    new Gauge({
      name: 'database_up',
      help: '1 if the database responds to this process.',
      registers: [],
      async collect() {
        this.set(
          await checkInTime(check).then(
            () => 1,
            () => 0,
          ),
        )
      },
    }),
  )
}

/** Jobs by kind and state. */
export function watchOutbox(registry: Registry, figures: () => Promise<OutboxFigures[]>) {
  const labels = ['kind']
  gauges(registry, figures, [
    {
      name: 'jobs_waiting',
      help: 'Jobs that are due.',
      labels,
      values: ({ kind, waiting }) => [[{ kind }, waiting]],
    },
    {
      name: 'jobs_dead',
      help: 'Jobs that failed for good.',
      labels,
      values: ({ kind, dead }) => [[{ kind }, dead]],
    },
    {
      name: 'jobs_oldest_seconds',
      help: 'How long the oldest due job has waited.',
      labels,
      values: ({ kind, oldestWaitingSeconds }) => [[{ kind }, oldestWaitingSeconds]],
    },
  ])
}

/** By site, so that an operator sees where codes are asked for and not used. */
export function watchCodes(registry: Registry, figures: () => Promise<CodeUseOfSite[]>) {
  gauges(registry, figures, [
    {
      name: 'sign_in_codes',
      help: 'Sign-in codes of the last day that were sent, and those of them that were used, by site.',
      labels: ['site', 'state'],
      values: ({ slug: site, sent, used }) => [
        [{ site, state: 'sent' }, sent],
        [{ site, state: 'used' }, used],
      ],
    },
  ])
}

/** By site and feed, so that an operator sees which exports have stopped or are refused. */
export function watchFeeds(registry: Registry, figures: () => Promise<FeedFigures[]>) {
  const labels = ['site', 'feed']
  gauges(registry, figures, [
    {
      name: 'feed_applied_seconds',
      help: 'How long ago a file of the feed was last applied, or found unchanged.',
      labels,
      values: ({ site, feed, sinceAppliedSeconds }) =>
        sinceAppliedSeconds === null ? [] : [[{ site, feed }, sinceAppliedSeconds]],
    },
    {
      name: 'feed_refused',
      help: '1 if the last file of the feed was refused.',
      labels,
      values: ({ site, feed, wasRefused }) => [[{ site, feed }, Number(wasRefused)]],
    },
    {
      name: 'feed_rows',
      help: 'Rows of the last file of the feed that were read and rejected, and vehicles that it no longer listed.',
      labels: [...labels, 'result'],
      values: ({ site, feed, rows, rejected, unlisted }) => [
        [{ site, feed, result: 'read' }, rows],
        [{ site, feed, result: 'rejected' }, rejected],
        [{ site, feed, result: 'unlisted' }, unlisted],
      ],
    },
  ])
}

export function watchPayments(
  registry: Registry,
  figures: () => Promise<PaymentFigures[]>,
  reconciled: () => Promise<ReconciledFigures[]>,
) {
  const labels = ['site', 'state']
  gauges(registry, figures, [
    {
      name: 'payments_by_state',
      help: 'Payments that were begun in the last 90 days, by site and state.',
      labels,
      values: ({ site, state, payments }) => [[{ site, state }, payments]],
    },
    {
      name: 'payments_oldest_seconds',
      help: 'How long the oldest of them has been in its state.',
      labels,
      values: ({ site, state, oldestSeconds }) => [[{ site, state }, oldestSeconds]],
    },
  ])
  gauges(registry, reconciled, [
    {
      name: 'payment_differences',
      help: 'Differences that the last daily comparison with the payment provider found.',
      labels: ['site'],
      values: ({ site, differences }) => [[{ site }, differences]],
    },
  ])
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

export function watchQueue(registry: Registry, figures: Admission['figures']) {
  const registered: Gauge = new Gauge({
    name: 'requests_in_queue',
    help: 'Requests for pages and API calls that are active, waiting for their turn, or waiting for a service outside.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(figures())) this.set({ state }, count)
    },
  })
  return registered
}
