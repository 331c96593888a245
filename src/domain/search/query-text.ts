import { searchAddress } from './search-address.ts'
import type { SearchState } from './search-state.ts'

/**
 * The text that a search was parsed from. The address carries it once, so that the page can show how it was read,
 * with or without JavaScript. Links and canonical addresses leave it out.
 */
const QUERY_TEXT = 'said'
/** Text that is still being typed is searched for as it is: “under 4000” may become “under 40000”. */
const TYPING = 'typing'

/** The address of a search that was parsed from text. */
export function addressWithQueryText(state: SearchState, text: string): string {
  return withParameter(searchAddress(state), QUERY_TEXT, text)
}

/** The address of a search while its text is being typed. */
export function addressWhileTyping(state: SearchState): string {
  const address = searchAddress(state)
  return state.text === '' ? address : withParameter(address, TYPING, '1')
}

export function queryText(params: URLSearchParams): string | null {
  return params.get(QUERY_TEXT)?.slice(0, MAX_LENGTH) ?? null
}

export function isTyping(params: URLSearchParams): boolean {
  return params.has(TYPING)
}

const MAX_LENGTH = 200

function withParameter(address: string, name: string, value: string) {
  return `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ [name]: value })}`
}
