import type { Document } from './port.ts'

/** The values of a document’s field as texts. An empty text is not a value, and a repeated value counts once. */
export function valuesOf(field: Document[string] | undefined): readonly string[] {
  if (field === null || field === undefined || field === '') return []
  if (typeof field === 'string') return [field]
  if (typeof field === 'number') return Number.isNaN(field) ? [] : [String(field)]
  return [...new Set(field)].filter((value) => value !== '')
}
