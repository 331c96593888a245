import type { Field, Vocabulary } from '../../text/vocabulary.ts'
import type { Bits } from '../bits.ts'
import type { RowList } from '../row-list.ts'
import type { TextIndex } from './text-index.ts'

/** The words of an index that occur in its visible rows. */
export function textVocabulary(text: TextIndex, visible: Bits): Vocabulary<RowList> {
  const wordsOf = (field: Field) => (typeof field === 'number' ? text.others[field]! : text[field])
  return {
    otherTiers: text.others.length,
    otherNames: (word) => text.otherNames.get(word) ?? [],
    exactly: (field, word) => wordsOf(field).exactly(word),
    startingWith: (field, prefix) => wordsOf(field).startingWith(prefix),
    isSeen: (list) => list.meets(visible),
    sorted: (field) => text[field].sorted,
    countOf: (field, name) => text[field].exactly(name).reduce((sum, list) => sum + list.countIn(visible), 0),
  }
}
