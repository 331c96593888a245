import { describe } from 'vitest'
import { exactAnswers } from './exact-answers.ts'
import type { MakeEngine } from './fixture.ts'
import { isolation } from './isolation.ts'
import { nicknames } from './nicknames.ts'
import { valueSpellings } from './value-spellings.ts'
import { text } from './text.ts'
import { valuesOnOffer } from './values-on-offer.ts'
import { writes } from './writes.ts'

/** The contract suite that every search engine must pass. Run it against each of them. */
export function searchEngineContract(name: string, makeEngine: MakeEngine): void {
  describe(`${name} meets the contract of the search port`, () => {
    describe('exact answers', () => {
      exactAnswers(makeEngine)
    })
    describe('values on offer', () => {
      valuesOnOffer(makeEngine)
    })
    describe('one value, many spellings', () => {
      valueSpellings(makeEngine)
    })
    describe('text', () => {
      text(makeEngine)
    })
    describe('nicknames', () => {
      nicknames(makeEngine)
    })
    describe('isolation', () => {
      isolation(makeEngine)
    })
    describe('writes', () => {
      writes(makeEngine)
    })
  })
}
