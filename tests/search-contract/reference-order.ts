import type { Collection, Document, Request } from '../../src/search/port.ts'
import { textsOf } from './reference-document.ts'

/** Compares two documents: missing numbers come last, and the id decides between equals. */
export function comparing(collection: Collection, sort: string) {
  const keys = collection.sorts[sort === 'relevance' ? (Object.keys(collection.sorts)[0] ?? '') : sort] ?? []
  return (one: Document, other: Document) => {
    for (const { by, direction } of keys) {
      const [a, b] = [one[by], other[by]]
      if (typeof a !== 'number' || typeof b !== 'number') {
        if (typeof a === typeof b) continue
        return typeof a === 'number' ? -1 : 1
      }
      if (a !== b) return direction === 'asc' ? a - b : b - a
    }
    return one.id < other.id ? -1 : 1
  }
}

/** The position of a document’s nearest place. A document without one of the places comes last. */
export function placeOf(document: Document, { nearest }: Request): number {
  if (!nearest) return 0
  const values = new Set(nearest.values)
  const own = textsOf(document, nearest.facet)
  const place = [...values].findIndex((value) => own.includes(value))
  return place < 0 ? values.size : place
}
