import { expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'

test('SRCH-17 the metrics show which search engine is unavailable, how often that happened, and how many searches it cost', async () => {
  const { search, text } = createMetrics()

  search.outageBegan('postgres')
  search.fellBack('postgres', 'outage')
  search.fellBack('postgres', 'outage')
  search.fellBack('https://search.example', 'filling')

  const during = await text()
  expect(during).toContain('search_engine_down{engine="postgres"} 1')
  expect(during).toContain('search_engine_outages_total{engine="postgres"} 1')
  expect(during).toContain('searches_taken_over_total{engine="postgres",because="outage"} 2')
  expect(during).toContain('searches_taken_over_total{engine="https://search.example",because="filling"} 1')

  search.outageEnded('postgres')
  expect(await text()).toContain('search_engine_down{engine="postgres"} 0')
})

test('SAVE-01 the metrics show how many sign-in codes each site sent, and how many were used', async () => {
  const { watchCodes, text } = createMetrics()
  watchCodes(async () => [{ siteId: 'a', slug: 'big-yard', sent: 40, used: 3 }])

  const figures = await text()
  expect(figures).toContain('sign_in_codes{site="big-yard",state="sent"} 40')
  expect(figures).toContain('sign_in_codes{site="big-yard",state="used"} 3')
})

test('OPS-03 LEAD-08 the metrics show by kind what is waiting, for how long, and what failed for good', async () => {
  const { watchOutbox, text } = createMetrics()
  let isAway = false
  watchOutbox(async () => {
    if (isAway) throw new Error('The database is unavailable')
    return [
      { kind: 'lead-email', waiting: 3, dead: 0, oldestWaitingSeconds: 7200 },
      { kind: 'lead-webhook', waiting: 0, dead: 2, oldestWaitingSeconds: 0 },
    ]
  })

  const figures = await text()
  expect(figures).toContain('jobs_waiting{kind="lead-email"} 3')
  expect(figures).toContain('jobs_oldest_seconds{kind="lead-email"} 7200')
  expect(figures).toContain('jobs_dead{kind="lead-webhook"} 2')
  expect(figures).toContain('jobs_dead{kind="lead-email"} 0')

  isAway = true
  expect(await text()).not.toContain('kind="lead-email"')
})

test('OPS-03 the metrics say whether the database responds', async () => {
  const { watchDatabase, text } = createMetrics()
  let isAway = false
  watchDatabase(async () => {
    if (isAway) throw new Error('The database is unavailable')
  })

  expect(await text()).toContain('database_up 1')
  isAway = true
  expect(await text()).toContain('database_up 0')
})

test('OPS-03 the metrics count what came from the page cache by the kind of the request', async () => {
  const { pageFromCache, text } = createMetrics()
  for (const pathname of ['/', '/search', '/search.data']) pageFromCache(pathname)

  const figures = await text()
  expect(figures).toContain('pages_from_cache_total{kind="page"} 2')
  expect(figures).toContain('pages_from_cache_total{kind="data"} 1')
})

test('OPS-03 the metrics show of each feed when a file was last applied, and what became of the last one', async () => {
  const { watchFeeds, text } = createMetrics()
  let asked = 0
  watchFeeds(async () => {
    asked += 1
    const run = { feed: 'stock', wasRefused: true, rows: 120, rejected: 3, unlisted: 0 }
    return [
      { ...run, site: 'big-yard', sinceAppliedSeconds: 7200 },
      { ...run, site: 'new-yard', sinceAppliedSeconds: null },
    ]
  })

  const figures = await text()
  expect(figures).toContain('feed_applied_seconds{site="big-yard",feed="stock"} 7200')
  expect(figures).not.toContain('feed_applied_seconds{site="new-yard"')
  expect(figures).toContain('feed_refused{site="new-yard",feed="stock"} 1')
  expect(figures).toContain('feed_rows{site="big-yard",feed="stock",result="read"} 120')
  expect(figures).toContain('feed_rows{site="big-yard",feed="stock",result="rejected"} 3')
  expect(asked).toBe(1)

  await text()
  expect(asked).toBe(2)
})

test('OPS-03 RSV-06 the metrics show payments by state, and what the provider knows otherwise', async () => {
  const { watchPayments, text } = createMetrics()
  watchPayments(
    async () => [{ site: 'big-yard', state: 'refunding', payments: 2, oldestSeconds: 90_000 }],
    async () => [{ site: 'big-yard', differences: 1 }],
  )

  const figures = await text()
  expect(figures).toContain('payments_by_state{site="big-yard",state="refunding"} 2')
  expect(figures).toContain('payments_oldest_seconds{site="big-yard",state="refunding"} 90000')
  expect(figures).toContain('payment_differences{site="big-yard"} 1')
})

test('OPS-05 the metrics count requests that were refused early, by status', async () => {
  const { refusedEarly, text } = createMetrics()
  refusedEarly(431)
  refusedEarly(431)
  expect(await text()).toContain('requests_refused_early_total{status="431"} 2')
})
