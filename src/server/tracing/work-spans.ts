import { tracingChannel } from 'node:diagnostics_channel'
import { type Span, SpanKind } from '@opentelemetry/api'
import type { TracedQuery } from '#data/traced-queries.ts'
import type { TracedJob } from '#operations/jobs/run-due-jobs.ts'
import type { TracedSearch } from '#operations/search/site-search.ts'
import { currentSpan } from './current-span.ts'
import { markFailed, type Spans } from './spans.ts'
import { readStatement } from './read-statement.ts'
import type { SlugOf } from './tracing.ts'

/** Spans for the work that the other folders announce on channels of their own. Returns what ends them. */
export function workSpans(spans: Spans, slugOf: SlugOf): () => void {
  const stops = [
    follow<TracedQuery>('forecourt:query', ({ text }) => {
      const { operation, table } = readStatement(text)
      return spans.child(`${operation}${table === null ? '' : ` ${table}`}`, {
        kind: SpanKind.CLIENT,
        attributes: {
          'db.system.name': 'postgresql',
          'db.operation.name': operation,
          ...(table !== null && { 'db.collection.name': table }),
        },
      })
    }),
    follow<TracedSearch>('forecourt:search', ({ engine }) =>
      spans.child('search', { attributes: { 'forecourt.search.engine': engine } }),
    ),
    follow('forecourt:render', () => spans.child('render')),
    follow<TracedJob>('forecourt:job', ({ id, kind, siteId, attempt }) =>
      spans.root(`job ${kind}`, {
        kind: SpanKind.CONSUMER,
        attributes: {
          'forecourt.job.id': id,
          'forecourt.job.kind': kind,
          'forecourt.job.attempt': attempt,
          'forecourt.site': slugOf(siteId) ?? siteId,
        },
      }),
    ),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

type Ended = { error?: unknown; result?: unknown }

/** Opens a span when the work starts, makes it the current one for everything inside, and ends it with the work. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- it says what the channel carries
function follow<Work extends object>(name: string, open: (work: Work) => Span | null) {
  const channel = tracingChannel<Span, Work>(name)
  const openSpans = new WeakMap<object, Span>()

  function end(work: Work & Ended) {
    const span = openSpans.get(work)
    if (!span) return
    if (work.error !== undefined) markFailed(span, work.error)
    if (typeof work.result === 'string') span.setAttribute('forecourt.outcome', work.result)
    span.end()
  }

  channel.start.bindStore(currentSpan, (work) => {
    const span = open(work as Work)
    if (span) openSpans.set(work as Work, span)
    return span ?? (currentSpan.getStore() as Span)
  })
  const subscribers = {
    start() {},
    /** Comes before the result of a promise, but with the error of work that throws at once. */
    end: (work: Work & Ended) => void (work.error !== undefined && end(work)),
    asyncStart() {},
    asyncEnd: end,
    error() {},
  }
  channel.subscribe(subscribers)
  return () => {
    channel.start.unbindStore(currentSpan)
    channel.unsubscribe(subscribers)
  }
}
