import { expect, test } from 'vitest'
import { addressWithQueryText, addressWhileTyping, isTyping, queryText } from './query-text.ts'
import { readSearch } from './search-address.ts'
import { emptySearch } from './search-state.ts'

const utes = { ...emptySearch, chosen: { body: ['Ute'] } }

test('SRCH-16 the address keeps the text a search was parsed from, which is not part of the search', () => {
  const address = addressWithQueryText(utes, 'utes & more')
  const { searchParams } = new URL(address, 'http://dealer.localhost')

  expect(address).toBe('/search?body=Ute&said=utes+%26+more')
  expect(queryText(searchParams)).toBe('utes & more')
  expect(readSearch(searchParams)).toEqual(utes)
  expect(queryText(new URLSearchParams())).toBeNull()
})

test('SRCH-16 the address marks text that is still being typed', () => {
  const address = addressWhileTyping({ ...emptySearch, text: 'under 4000' })

  expect(address).toBe('/search?query=under+4000&typing=1')
  expect(isTyping(new URL(address, 'http://dealer.localhost').searchParams)).toBe(true)
  expect(isTyping(new URLSearchParams('query=x'))).toBe(false)
  expect(addressWhileTyping(utes)).toBe('/search?body=Ute')
})
