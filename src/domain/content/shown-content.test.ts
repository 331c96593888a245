import { expect, test } from 'vitest'
import { runningToday } from './shown-offers.ts'
import { publishedPosts } from './shown-posts.ts'

test('RNG-03 offers run on their days, and the one that ends next comes first', () => {
  const offers = [
    { slug: 'open', body: {} },
    { slug: 'over', body: { until: '2026-03-09' } },
    { slug: 'last-day', body: { from: '2026-03-01', until: '2026-03-10' } },
    { slug: 'to-come', body: { from: '2026-03-11' } },
    { slug: 'next', body: { until: '2026-03-12' } },
  ]

  expect(runningToday(offers, '2026-03-10').map(({ slug }) => slug)).toEqual(['last-day', 'next', 'open'])
})

test('RNG-03 posts appear on their day, the latest first, and in their category', () => {
  const post = (slug: string, day: string, category: 'news' | 'advice' = 'news') => ({
    slug,
    body: { day, category },
  })
  const posts = [
    post('old', '2026-01-01'),
    post('tomorrow', '2026-03-11'),
    post('today', '2026-03-10', 'advice'),
    post('also-today', '2026-03-10'),
  ]

  expect(publishedPosts(posts, '2026-03-10').map(({ slug }) => slug)).toEqual(['also-today', 'today', 'old'])
  expect(publishedPosts(posts, '2026-03-10', 'advice').map(({ slug }) => slug)).toEqual(['today'])
})
