import { isFiller } from './grammar.ts'
import { requestPhraseAt } from './read-request-phrase.ts'
import { tokensOf } from './tokens.ts'

/** Whether a request such as “cars”, “vehicles for sale” or “a first car” means every vehicle. */
export function requestsEverything(text: string): boolean {
  const tokens = tokensOf(text)
  let saysWhat = false
  for (let at = 0; at < tokens.length;) {
    const phrase = requestPhraseAt(tokens, at)
    const word = tokens[at]?.word ?? ''
    if (tokens[at]?.isQuoted || (!phrase && !isFiller(word))) return false
    saysWhat ||= phrase !== null || anyVehicle.has(word)
    at += phrase?.length ?? 1
  }
  return saysWhat
}

const anyVehicle = new Set('car cars vehicle vehicles motor stock'.split(' '))
