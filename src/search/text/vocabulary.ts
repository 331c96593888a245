/** Where a word can be: in a name, in two joined words of a name, in a code, or in the other texts of a tier. */
export type Field = 'names' | 'joinedNames' | 'codes' | number

/** The names in which typing mistakes are corrected. */
export type NameField = 'names' | 'joinedNames'

/**
 * The words of visible documents, as needed to read a typed text. A `List` is what an engine uses to find the documents
 * with a word.
 */
export type Vocabulary<List> = {
  /** How many tiers of other texts there are. */
  readonly otherTiers: number
  /** Other names for a word. The first list that a visible document has counts. */
  otherNames(word: string): readonly (readonly string[])[]
  exactly(field: Field, word: string): readonly List[]
  startingWith(field: Field, prefix: string): readonly List[]
  /** Whether a visible document is on the list. */
  isSeen(list: List): boolean
  /** All words of a field in order. Some may belong to no visible document. */
  sorted(field: NameField): readonly string[]
  /** How many visible documents have this name. */
  countOf(field: NameField, name: string): number
}
