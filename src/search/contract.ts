import { describe } from 'vitest'
import { exactAnswers } from './contract/exact-answers.ts'
import type { MakeEngine } from './contract/fixture.ts'
import { isolation } from './contract/isolation.ts'
import { nicknames } from './contract/nicknames.ts'
import { oneValue } from './contract/one-value.ts'
import { text } from './contract/text.ts'
import { valuesOnOffer } from './contract/values-on-offer.ts'
import { writes } from './contract/writes.ts'

/** What every search engine behind the port must do. Run it against each of them. */
export function searchEngineContract(name: string, makeEngine: MakeEngine): void {
  describe(`${name} keeps the contract of the search port`, () => {
    describe('exact answers', () => {
      exactAnswers(makeEngine)
    })
    describe('values on offer', () => {
      valuesOnOffer(makeEngine)
    })
    describe('one value, many spellings', () => {
      oneValue(makeEngine)
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
