import type { Window } from '../window.ts'
import { add, listRows } from './bits.ts'
import type { Facet } from './facets/facet.ts'
import type { Sized } from './facets/facet-counts.ts'
import type { Facets } from './facets/facets.ts'
import type { Scratch } from './scratch.ts'

/** The places as values of a facet, nearest first. */
type Places = { readonly facet: Facet; readonly values: readonly string[]; readonly facets: Facets }

/** The rows of one page: those of the nearest place first, and within a place in the order of `pageOf`. */
export function nearestPage(
  set: Sized,
  { facet, values, facets }: Places,
  pageOf: (set: Sized, window: Window) => number[],
  { offset, size }: Window,
  scratch: Scratch,
): number[] {
  const count = listRows(set.bits, scratch.rows)
  const places = scratch.list()
  const last = facets.placesOf(facet, values, scratch.rows, count, places)
  const { grouped, ends } = groupByPlace(scratch.rows, places, count, last, scratch.list())

  const bits = scratch.bits()
  const page: number[] = []
  for (let place = 0, start = 0; place <= last && page.length < size; place++) {
    const end = ends[place]!
    const skip = Math.max(0, offset - start)
    if (start + skip < end) {
      bits.fill(0)
      for (let at = start; at < end; at++) add(bits, grouped[at]!)
      page.push(...pageOf({ bits, size: end - start }, { offset: skip, size: size - page.length }))
    }
    start = end
  }
  return page
}

/** Writes the first `count` rows into `into` by place. The rows of place `p` end before `ends[p]`. */
function groupByPlace(
  rows: Uint32Array,
  places: Uint32Array,
  count: number,
  last: number,
  into: Uint32Array,
) {
  const next = new Uint32Array(last + 1)
  for (let at = 0; at < count; at++) next[places[at]!]!++
  for (let place = 0, start = 0; place <= last; place++) {
    const rowsHere = next[place]!
    next[place] = start
    start += rowsHere
  }
  for (let at = 0; at < count; at++) into[next[places[at]!]!++] = rows[at]!
  return { grouped: into, ends: next }
}
