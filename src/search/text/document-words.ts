import type { Collection, Document } from '../port.ts'
import { valuesOf } from '../values-of.ts'
import { codeOf, joinedWords, wordsOf } from './words.ts'

/** Each word once, by field. */
export type DocumentWords = {
  readonly names: readonly string[]
  readonly joinedNames: readonly string[]
  readonly codes: readonly string[]
  /** By tier. */
  readonly others: readonly (readonly string[])[]
}

/** The words of a document, for engines that store them elsewhere. */
export function documentWords({ text, codes }: Collection, document: Document): DocumentWords {
  const [names = [], ...others] = text
  const wordsIn = (fields: readonly string[], split: (value: string) => string[]) => [
    ...new Set(fields.flatMap((field) => valuesOf(document[field])).flatMap(split)),
  ]
  return {
    names: wordsIn(names, wordsOf),
    joinedNames: wordsIn(names, joinedWords),
    codes: wordsIn(codes, (code) => [codeOf(code)]).filter((code) => code !== ''),
    others: others.map((fields) => wordsIn(fields, wordsOf)),
  }
}
