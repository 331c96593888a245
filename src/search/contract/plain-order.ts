import type { Collection, Document } from '../port.ts'

/** Which of two documents comes first: missing figures come last, and the id decides between equals. */
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
