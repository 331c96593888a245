import type { Document } from './port.ts'
import { valuesOf } from './values-of.ts'

/** A vehicle with its searched texts, best first: its names and properties, then everything else. */
export function withTexts<Details extends Document>(details: Details) {
  return { ...details, names: textsIn(details, namesOf), words: textsIn(details, wordsOf) }
}

const namesOf = [
  'make',
  'model',
  'badge',
  'series',
  'name',
  'body',
  'fuel',
  'transmission',
  'drive',
  'colour',
  'city',
  'year',
]
const wordsOf = ['tag', 'features', 'categories', 'description']

function textsIn(details: Document, fields: readonly string[]) {
  return fields.flatMap((field) => valuesOf(details[field]))
}
