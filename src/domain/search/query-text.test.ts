import { expect, test } from 'vitest'
import { addressFromWords, addressWhileTyping, isTyping, quoted, queryText } from './query-text.ts'
import { readSearch } from './search-address.ts'
import { anything } from './search-state.ts'

const utes = { ...anything, chosen: { body: ['Ute'] } }

test('SRCH-16 the words a search was understood from stand beside it, and are no part of it', () => {
  const address = addressFromWords(utes, 'utes & more')
  const { searchParams } = new URL(address, 'http://dealer.localhost')

  expect(address).toBe('/search?body=Ute&said=utes+%26+more')
  expect(queryText(searchParams)).toBe('utes & more')
  expect(readSearch(searchParams)).toEqual(utes)
  expect(queryText(new URLSearchParams())).toBeNull()
})

test('SRCH-16 words that are being typed are marked as such', () => {
  const address = addressWhileTyping({ ...anything, text: 'under 4000' })

  expect(address).toBe('/search?query=under+4000&typing=1')
  expect(isTyping(new URL(address, 'http://dealer.localhost').searchParams)).toBe(true)
  expect(isTyping(new URLSearchParams('query=x'))).toBe(false)
  expect(addressWhileTyping(utes)).toBe('/search?body=Ute')
})

test('SRCH-16 quotes keep words as they are', () => {
  expect(quoted('white “diesel” ute')).toBe('"white diesel ute"')
})
