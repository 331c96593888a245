import { remembered } from '../shared/remembered.ts'
import type { VehicleFacet } from '../search/vehicle-facets.ts'

/**
 * Two spellings of a value share a key: `CX-5`, `cx 5` and `CX5`; `Citroën` and `CITROEN`. Capitals, accents,
 * spaces and hyphens make no difference. Other signs do (`Petrol/Electric`, `2.0`), and so does a gap between two
 * figures: a Saab 9-3 is not a 93. The key of a key is the same key.
 */
export function valueKey(facet: VehicleFacet, value: string): string {
  return placeFacets.has(facet) ? placeKey(value) : otherKey(value)
}

export function isSameValue(facet: VehicleFacet, one: string, other: string): boolean {
  return one === other || valueKey(facet, one) === valueKey(facet, other)
}

const placeFacets = new Set<VehicleFacet>(['city', 'location_name', 'dealership_name'])

/** Newtown is in Sydney and New Town in Hobart. */
const placeKey = remembered((value) =>
  withoutAccents(withSpaces(withoutCase(value)).trim().replaceAll(' ', '-')),
)

const otherKey = remembered((value) =>
  withoutAccents(
    withSpaces(withoutCase(value))
      .replaceAll(/(\p{Nd}) (?=\p{Nd})/gu, '$1-')
      .replaceAll(' ', ''),
  ),
)

function withSpaces(text: string) {
  return text.replaceAll(/[\s\p{Pd}−]+/gu, ' ')
}

function withoutCase(text: string) {
  const small = text.toLowerCase()
  if (isPlain(small)) return small
  const decomposed = text.replaceAll(/[‘’ʼ´`]/g, "'").normalize('NFKD')
  return lowered(lowered(decomposed).normalize('NFKD')).replaceAll(/\p{Cf}/gu, '')
}

/** Goes through capitals so that ß becomes ss and a Greek final sigma matches other sigmas. */
function lowered(text: string) {
  return text.toUpperCase().toLowerCase().replaceAll('ς', 'σ')
}

/** In scripts other than Latin and Greek, marks are letters. */
function withoutAccents(text: string) {
  if (isPlain(text)) return text
  return text.replaceAll(/([\p{sc=Latn}\p{sc=Grek}])\p{M}+/gu, '$1').normalize('NFC')
}

function isPlain(text: string) {
  return !/[^ !-~]/.test(text)
}
