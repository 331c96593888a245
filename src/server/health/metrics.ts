import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { IMAGES_PATH } from '#domain/images/image-address.ts'
import type { CodeUseOfSite } from '#data/customers/code-use.ts'
import type { OutboxFigures } from '#data/outbox.ts'
import type { PaymentFigures, ReconciledFigures } from '#data/payments/payment-figures.ts'
import type { FeedFigures } from '#data/stock-import/feed-figures.ts'
import type { SearchEvents } from '#operations/search/outage.ts'
import type { Admission, AdmissionEvents } from '../admission/admission.ts'
import { isApi } from '../responses/error-response.ts'
import {
  watchCodes,
  watchDatabase,
  watchFeeds,
  watchOutbox,
  watchPageCache,
  watchPayments,
  watchQueue,
} from './watched-figures.ts'

export type Metrics = {
  requestAnswered(request: { method: string; status: number; pathname: string; ms: number }): void
  search: SearchEvents
  admission: AdmissionEvents
  /** Reports whether the database responds, at the time of each scrape. */
  watchDatabase(check: () => Promise<void>): void
  /** Reports how many requests are active and how many wait. */
  watchQueue(figures: Admission['figures']): void
  /** Reports the leads still to be delivered at the time of each scrape. */
  watchOutbox(figures: () => Promise<OutboxFigures[]>): void
  /** Reports the sign-in codes that each site sent in the last day at the time of each scrape. */
  watchCodes(figures: () => Promise<CodeUseOfSite[]>): void
  /** Reports the last file of each feed at the time of each scrape. */
  watchFeeds(figures: () => Promise<FeedFigures[]>): void
  /** Reports payments by state, and what the last comparison with the provider found, at the time of each scrape. */
  watchPayments(
    figures: () => Promise<PaymentFigures[]>,
    reconciled: () => Promise<ReconciledFigures[]>,
  ): void
  /** Counts a request that was refused before the app saw it. */
  refusedEarly(status: number): void
  /** Counts a page that came from the cache, or the data of one. */
  pageFromCache(pathname: string): void
  /** Reports how many pages are cached, and how much memory they take. */
  watchPageCache(figures: () => { pages: number; bytes: number }): void
  /** Counts deleted records. */
  recordsPruned(kind: string, count: number): void
  /** All metrics in Prometheus format. */
  text(): Promise<string>
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to the first byte of a response, by kind of request.',
    labelNames: ['kind', 'method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  const pruned = new Counter({
    name: 'records_pruned_total',
    help: 'Expired records that were deleted, by kind.',
    labelNames: ['kind'],
    registers: [registry],
  })
  const fromCache = new Counter({
    name: 'pages_from_cache_total',
    help: 'Requests that were answered from the page cache, by kind.',
    labelNames: ['kind'],
    registers: [registry],
  })
  const refusedEarly = new Counter({
    name: 'requests_refused_early_total',
    help: 'Requests refused before any code of a page: malformed, slow, too large, or sent without waiting, by status.',
    labelNames: ['status'],
    registers: [registry],
  })
  return {
    refusedEarly: (status) => refusedEarly.inc({ status }),
    pageFromCache: (pathname) => fromCache.inc({ kind: kindOf(pathname) }),
    watchPageCache: (figures) => watchPageCache(registry, figures),
    recordsPruned: (kind, count) => pruned.inc({ kind }, count),
    search: searchEvents(registry),
    admission: admissionEvents(registry),
    watchDatabase: (check) => watchDatabase(registry, check),
    watchQueue: (figures) => watchQueue(registry, figures),
    watchOutbox: (figures) => watchOutbox(registry, figures),
    watchCodes: (figures) => watchCodes(registry, figures),
    watchFeeds: (figures) => watchFeeds(registry, figures),
    watchPayments: (figures, reconciled) => watchPayments(registry, figures, reconciled),
    requestAnswered: ({ method, status, pathname, ms }) =>
      durations.observe({ kind: kindOf(pathname), method, status }, ms / 1000),
    text: () => registry.metrics(),
  }
}

function admissionEvents(registry: Registry): AdmissionEvents {
  const refused = new Counter({
    name: 'requests_refused_total',
    help: 'Requests refused with 503 because too many were waiting, by reason.',
    labelNames: ['because'],
    registers: [registry],
  })
  return { refused: (because) => refused.inc({ because }) }
}

function searchEvents(registry: Registry): SearchEvents {
  const registers = [registry]
  const down = new Gauge({
    name: 'search_engine_down',
    help: '1 while a configured search engine does not respond.',
    labelNames: ['engine'],
    registers,
  })
  const outages = new Counter({
    name: 'search_engine_outages_total',
    help: 'How often a configured search engine stopped responding.',
    labelNames: ['engine'],
    registers,
  })
  const takenOver = new Counter({
    name: 'searches_taken_over_total',
    help: 'Searches that the built-in engine served in place of the configured one.',
    labelNames: ['engine', 'because'],
    registers,
  })
  const dropped = new Counter({
    name: 'search_indexes_dropped_total',
    help: 'Search indexes of sites that were dropped because all of them outgrew SEARCH_INDEX_MB.',
    registers,
  })
  return {
    outageBegan(engine) {
      down.set({ engine }, 1)
      outages.inc({ engine })
    },
    outageEnded: (engine) => down.set({ engine }, 0),
    fellBack: (engine, because) => takenOver.inc({ engine, because }),
    indexDropped: () => dropped.inc(),
  }
}

function kindOf(pathname: string) {
  if (pathname.startsWith('/assets/')) return 'asset'
  if (pathname === IMAGES_PATH) return 'image'
  if (/^\/cars\/[^/]+\/(?:brochure\.pdf|card\.jpg)$/.test(pathname)) return 'print'
  if (isApi(pathname)) return 'api'
  return pathname.endsWith('.data') ? 'data' : 'page'
}
