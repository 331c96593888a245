import type { Document } from './port.ts'

/** What a field of a document says, as texts. Nothing, or an empty text, is no value; the same value twice is one. */
export function valuesOf(field: Document[string] | undefined): readonly string[] {
  if (field === null || field === undefined || field === '') return []
  if (typeof field === 'string') return [field]
  if (typeof field === 'number') return Number.isNaN(field) ? [] : [String(field)]
  return [...new Set(field)].filter((value) => value !== '')
}
