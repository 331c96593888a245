import { searchAddress } from './search-address.ts'
import type { SearchState } from './search-state.ts'

/**
 * The words that a search was understood from stand in its address once, so that the shopper can be told how, with or
 * without scripts. No link leads on with them, and no search engine is told of them.
 */
const SAID = 'said'
/** Words that are still being typed are looked for as they stand: “under 4000” may be on its way to “under 40000”. */
const TYPING = 'typing'

/** The address of a search that was understood from words. */
export function addressFromWords(state: SearchState, said: string): string {
  return withParameter(searchAddress(state), SAID, said)
}

/** The address of a search while its words are being typed. */
export function addressWhileTyping(state: SearchState): string {
  const address = searchAddress(state)
  return state.text === '' ? address : withParameter(address, TYPING, '1')
}

export function queryText(params: URLSearchParams): string | null {
  return params.get(SAID)?.slice(0, LONGEST) ?? null
}

export function isTyping(params: URLSearchParams): boolean {
  return params.has(TYPING)
}

/** The search for the very words: what stands in quotes is not interpreted. */
export function quoted(words: string): string {
  return `"${words.replaceAll(/["“”]/g, '')}"`
}

const LONGEST = 200

function withParameter(address: string, name: string, value: string) {
  return `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ [name]: value })}`
}
