import type { Settings } from 'meilisearch'
import type { Collection, Document } from '../port.ts'
import { documentWords } from '../text/document-words.ts'
import type { Field } from '../text/vocabulary.ts'
import { valuesOf } from '../values-of.ts'
import { encoded, keyOf, storedWord } from './encoding.ts'

/** How a collection's documents stand in an index of Meilisearch. */
export const attribute = {
  facet: (name: string) => `f_${name}`,
  number: (name: string) => `n_${name}`,
  words: (field: Field) => `w_${field}`,
}

/** The document that says which state the index is in. It belongs to no tenant, so no search finds it. */
export const STATE_KEY = 'state'
export type State = { readonly key: typeof STATE_KEY; readonly build: string; readonly position: string }

/** No facet and no list of names is longer. */
const MOST_VALUES = 20_000

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
    // Words are read by ourselves and come as filters; the order is always the one that was asked for.
    searchableAttributes: ['key'],
    rankingRules: ['sort'],
    typoTolerance: { enabled: false },
    faceting: { maxValuesPerFacet: MOST_VALUES },
    pagination: { maxTotalHits: deepestHit },
  }
}

/** What is missing is left out: Meilisearch then counts it nowhere and sorts it last. */
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
