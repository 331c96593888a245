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
