import { isFiller } from './grammar.ts'
import { wishAt } from './read-wish.ts'
import { tokensOf } from './tokens.ts'

/** Whether a request such as “cars”, “vehicles for sale” or “a first car” means every vehicle. */
export function asksForAll(text: string): boolean {
  const tokens = tokensOf(text)
  let saysWhat = false
  for (let at = 0; at < tokens.length;) {
    const wish = wishAt(tokens, at)
    const word = tokens[at]?.word ?? ''
    if (tokens[at]?.isQuoted || (!wish && !isFiller(word))) return false
    saysWhat ||= wish !== null || anyVehicle.has(word)
    at += wish?.length ?? 1
  }
  return saysWhat
}

const anyVehicle = new Set('car cars vehicle vehicles motor stock'.split(' '))
