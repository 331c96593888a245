import { expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'

test('SRCH-17 the figures tell which search engine is away, how often it was, and what that cost it', async () => {
  const { search, text } = createMetrics()

  search.outageBegan('postgres')
  search.tookOver('postgres', 'outage')
  search.tookOver('postgres', 'outage')
  search.tookOver('https://search.example', 'filling')

  const during = await text()
  expect(during).toContain('search_engine_down{engine="postgres"} 1')
  expect(during).toContain('search_engine_outages_total{engine="postgres"} 1')
  expect(during).toContain('searches_taken_over_total{engine="postgres",because="outage"} 2')
  expect(during).toContain('searches_taken_over_total{engine="https://search.example",because="filling"} 1')

  search.outageEnded('postgres')
  expect(await text()).toContain('search_engine_down{engine="postgres"} 0')
})
