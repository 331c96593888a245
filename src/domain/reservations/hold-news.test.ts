import { expect, test } from 'vitest'
import { isStillNews } from './hold-news.ts'
import { holdStates } from './hold-states.ts'

test('RSV-01 that a vehicle is held or offered is news only while it is so', () => {
  const news = (what: 'held' | 'offered', leftMs: number | null) =>
    holdStates.filter((state) => isStillNews(what, { state, leftMs }))

  expect(news('held', 1)).toEqual(['held', 'sold'])
  expect(news('held', 0)).toEqual(['sold'])
  expect(news('offered', 1)).toEqual(['offered'])
  expect(news('offered', 0)).toEqual([])
})

test('RSV-03 that a reservation has ended and a deposit goes back stays true', () => {
  for (const what of ['ended', 'not held', 'refunded'] as const)
    expect(holdStates.every((state) => isStillNews(what, { state, leftMs: null }))).toBe(true)
})
