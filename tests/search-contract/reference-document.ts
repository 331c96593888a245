import type { Condition, Document } from '../../src/search/port.ts'

/** The values of a document’s field, each once. */
export function textsOf(document: Document, field: string): readonly string[] {
  const value = document[field]
  if (value === undefined || value === null || value === '') return []
  if (typeof value !== 'object') return [String(value)]
  const known = distinct.get(value) ?? [...new Set(value)].filter((text) => text !== '')
  distinct.set(value, known)
  return known
}

/** Lists are read many times. */
const distinct = new WeakMap<readonly string[], readonly string[]>()

export function meets(document: Document, condition: Condition): boolean {
  switch (condition.is) {
    case 'in':
      return textsOf(document, condition.facet).some((value) => condition.values.includes(value))
    case 'between':
      return isWithin(document[condition.number], condition)
    case 'all':
      return condition.of.every((one) => meets(document, one))
    case 'any':
      return condition.of.some((one) => meets(document, one))
    case 'not':
      return !meets(document, condition.of)
  }
}

export function isWithin(value: Document[string] | undefined, { min, max }: { min?: number; max?: number }) {
  if (typeof value !== 'number' || !Number.isFinite(value)) return false
  return (min === undefined || value >= min) && (max === undefined || value <= max)
}
