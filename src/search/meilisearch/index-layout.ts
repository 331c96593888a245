import type { Settings } from 'meilisearch'
import type { Collection, Document } from '../port.ts'
import { documentWords } from '../text/document-words.ts'
import type { Field } from '../text/vocabulary.ts'
import { valuesOf } from '../values-of.ts'
import { encoded, keyOf, storedWord } from './encoding.ts'

/** The fields of a stored document in a Meilisearch index. */
export const attribute = {
  facet: (name: string) => `f_${name}`,
  number: (name: string) => `n_${name}`,
  words: (field: Field) => `w_${field}`,
}

/** The key of the document with the state of the index. It belongs to no tenant, so no search finds it. */
export const STATE_KEY = 'state'
export type State = { readonly key: typeof STATE_KEY; readonly build: string; readonly position: string }

/** An upper limit for all facets and lists of names. */
const MAX_VALUES = 20_000

export function indexSettings(collection: Collection, deepestHit: number): Settings {
  const numbers = Object.keys(collection.numbers).map(attribute.number)
  return {
    filterableAttributes: [
      'key',
      'tenant',
      ...Object.keys(collection.facets).map(attribute.facet),
      ...numbers,
      ...wordFields(collection).map(attribute.words),
    ],
    sortableAttributes: ['key', ...numbers],
    // We read words ourselves and send them as filters, and always name the order.
    searchableAttributes: ['key'],
    rankingRules: ['sort'],
    typoTolerance: { enabled: false },
    faceting: { maxValuesPerFacet: MAX_VALUES },
    pagination: { maxTotalHits: deepestHit },
  }
}

/** Missing fields are omitted, so that Meilisearch does not count them and sorts them last. */
export function storedDocument(collection: Collection, tenant: string, document: Document) {
  const words = documentWords(collection, document)
  const stored: Record<string, string | number | readonly string[]> = {
    key: keyOf(document.id),
    tenant: encoded(tenant),
  }
  for (const [name, { many }] of Object.entries(collection.facets)) {
    const values = valuesOf(document[name]).map(encoded)
    if (values[0] !== undefined) stored[attribute.facet(name)] = many ? values : values[0]
  }
  for (const name of Object.keys(collection.numbers)) {
    const value = document[name]
    if (typeof value === 'number' && Number.isFinite(value)) stored[attribute.number(name)] = value
  }
  for (const field of wordFields(collection)) {
    const own = typeof field === 'number' ? (words.others[field] ?? []) : words[field]
    if (own.length > 0) stored[attribute.words(field)] = own.map(storedWord)
  }
  return stored
}

function wordFields({ text }: Collection): Field[] {
  return ['names', 'joinedNames', 'codes', ...text.slice(1).keys()]
}
