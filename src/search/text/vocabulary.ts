/** Where a word can stand: in a name, in two neighbours of a name as one, in a code, or in the other texts of a tier. */
export type Field = 'names' | 'joinedNames' | 'codes' | number

/** The names that forgive typing mistakes. */
export type NameField = 'names' | 'joinedNames'

/**
 * What reading a typed text takes to know of the words that visible documents have. A `List` is whatever an engine
 * finds the documents of a word by.
 */
export type Vocabulary<List> = {
  /** How many tiers of other texts there are. */
  readonly otherTiers: number
  /** What else a word may be called; the first list that a visible document has counts. */
  otherNames(word: string): readonly (readonly string[])[]
  exactly(field: Field, word: string): readonly List[]
  startingWith(field: Field, beginning: string): readonly List[]
  /** Whether a visible document is on the list. */
  isSeen(list: List): boolean
  /** All words of a field in order. Some may belong to no visible document. */
  sorted(field: NameField): readonly string[]
  /** How many visible documents have this name. */
  countOf(field: NameField, name: string): number
}
