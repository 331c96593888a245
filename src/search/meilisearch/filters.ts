import { type Choice, facetOf } from '../choices.ts'
import type { Collection, Condition } from '../port.ts'
import type { WordPlace } from '../text/query-reading.ts'
import { encoded, storedWord } from './encoding.ts'
import { attribute } from './index-layout.ts'

/** A filter that every document of a tenant meets, and one that none does. */
const EVERYTHING = 'tenant EXISTS'
const NOTHING = 'NOT tenant EXISTS'

/** A condition in Meilisearch’s filter language. */
export function conditionFilter(condition: Condition): string {
  switch (condition.is) {
    case 'in':
      return hasAny(condition.facet, condition.values)
    case 'between':
      return isBetween(condition.number, condition)
    case 'not':
      return `NOT (${conditionFilter(condition.of)})`
    case 'all':
      return allOf(condition.of.map(conditionFilter))
    case 'any':
      return anyOf(condition.of.map(conditionFilter))
  }
}

export function choiceFilter(choice: Choice, collection: Collection): string {
  if (choice.kind === 'range') return isBetween(choice.name, choice)
  return facetOf(collection, choice.name).match === 'all'
    ? allOf(choice.values.map((value) => hasAny(choice.name, [value])))
    : hasAny(choice.name, choice.values)
}

export function hasAny(facet: string, values: readonly string[]): string {
  if (values.length === 0) return NOTHING
  return `${attribute.facet(facet)} IN [${values.map((value) => quoted(encoded(value))).join(', ')}]`
}

export function hasNumber(name: string): string {
  return `${attribute.number(name)} EXISTS`
}

export function wordFilter({ field, word, isPrefix }: WordPlace): string {
  return `${attribute.words(field)} ${isPrefix ? 'STARTS WITH' : '='} ${quoted(storedWord(word))}`
}

export function tenantFilter(tenant: string): string {
  return `tenant = ${quoted(encoded(tenant))}`
}

export function allOf(filters: readonly string[]): string {
  return joined(filters, 'AND', EVERYTHING)
}

export function anyOf(filters: readonly string[]): string {
  return joined(filters, 'OR', NOTHING)
}

function joined(filters: readonly string[], word: string, none: string) {
  const [first = none, ...others] = filters
  return others.length === 0 ? first : `(${filters.join(` ${word} `)})`
}

function isBetween(
  name: string,
  { min = -Infinity, max = Infinity }: { min?: number | undefined; max?: number | undefined },
) {
  if (min === Infinity || max === -Infinity) return NOTHING
  return allOf([
    hasNumber(name),
    ...(min === -Infinity ? [] : [`${attribute.number(name)} >= ${quoted(String(min))}`]),
    ...(max === Infinity ? [] : [`${attribute.number(name)} <= ${quoted(String(max))}`]),
  ])
}

/** Values are encoded and words are letters and digits, so there is nothing to escape. */
function quoted(text: string) {
  return `"${text}"`
}
