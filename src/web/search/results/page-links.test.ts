import { expect, test } from 'vitest'
import { pageLinks } from '../../ui/navigation/page-links.ts'

test.each([
  [1, 1, '[1]'],
  [1, 3, '[1] 2 3'],
  [2, 3, '1 [2] 3'],
  [1, 9, '[1] 2 … 9'],
  [5, 9, '1 … 4 [5] 6 … 9'],
  [9, 9, '1 … 8 [9]'],
])('page %i of %i shows %s', (current, last, shown) => {
  const { numbered } = pageLinks(current, last, String)

  expect(
    numbered.map((link) => (link ? (link.isCurrent ? `[${link.page}]` : link.page) : '…')).join(' '),
  ).toBe(shown)
})

test('the first page has no previous link and the last has no next link', () => {
  expect(pageLinks(1, 2, (page) => `?page=${page}`)).toMatchObject({ previous: null, next: '?page=2' })
  expect(pageLinks(2, 2, (page) => `?page=${page}`)).toMatchObject({ previous: '?page=1', next: null })
})
