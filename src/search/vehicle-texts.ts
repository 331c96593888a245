import type { Document } from './port.ts'
import { valuesOf } from './values-of.ts'

/** A vehicle with the texts it is found by, best first: what it is called and what it is like, then all else said of it. */
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
