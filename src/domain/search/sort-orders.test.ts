import { describe, expect, test } from 'vitest'
import { type SortPolicy, sortOrderOf } from './sort-orders.ts'

const policy: SortPolicy = { sortOptions: ['relevance', 'latest', 'price-asc'], defaultSort: 'latest' }

describe('SRCH-07 the sort order', () => {
  test('is the requested one, if the site offers it', () => {
    expect(sortOrderOf({ sort: 'price-asc', text: 'hilux' }, policy)).toBe('price-asc')
    expect(sortOrderOf({ sort: 'km-asc', text: '' }, policy)).toBe('latest')
  })

  test('without a request is the best match for a text, if the site offers it, and otherwise the site’s default', () => {
    expect(sortOrderOf({ sort: null, text: 'hilux' }, policy)).toBe('relevance')
    expect(sortOrderOf({ sort: null, text: 'hilux' }, { ...policy, sortOptions: ['latest'] })).toBe('latest')
    expect(sortOrderOf({ sort: null, text: '' }, policy)).toBe('latest')
  })
})
