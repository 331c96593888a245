import type { Collection, Document, Request } from '../../src/search/port.ts'
import { fold } from '../../src/search/text/words.ts'
import { isWithin, textsOf } from './reference-document.ts'

type Choice = {
  readonly name: string
  readonly isRange: boolean
  readonly agrees: (document: Document) => boolean
}

/** The documents that match all choices, and for each facet or range those that fail only its own choice. */
export function narrow(collection: Collection, documents: readonly Document[], request: Request) {
  const choices = choicesOf(collection, request)
  const all: Document[] = []
  const failingOnly = new Map<Choice, Document[]>(choices.map((choice) => [choice, []]))
  for (const document of documents) {
    const failed = choices.filter(({ agrees }) => !agrees(document))
    if (failed.length === 0) all.push(document)
    else if (failed.length === 1 && failed[0]) failingOnly.get(failed[0])?.push(document)
  }
  const opened = (name: string, isRange: boolean) => {
    const own = choices.find((choice) => choice.name === name && choice.isRange === isRange)
    return own ? [...all, ...(failingOnly.get(own) ?? [])] : all
  }
  return {
    all,
    facets: Object.fromEntries(
      (request.count ?? []).map((asked) => {
        const {
          facet,
          find = '',
          limit = collection.facets[facet]?.limit ?? 0,
        } = typeof asked === 'string' ? { facet: asked } : asked
        const isAll = collection.facets[facet]?.match === 'all'
        const counted = countValues(isAll ? all : opened(facet, false), facet)
        return [facet, listed(counted, request.chosen?.[facet] ?? [], limit, find)]
      }),
    ),
    stats: Object.fromEntries(
      (request.stats ?? []).map((name) => [name, extentOf(opened(name, true), name)]),
    ),
  }
}

function choicesOf({ facets }: Collection, { chosen = {}, ranges = {} }: Request): Choice[] {
  const ofFacets = Object.entries(chosen)
    .filter(([, values = []]) => values.length > 0)
    .map(([name, values = []]) => ({
      name,
      isRange: false,
      agrees(document: Document) {
        const own = textsOf(document, name)
        return facets[name]?.match === 'all'
          ? values.every((value) => own.includes(value))
          : own.some((value) => values.includes(value))
      },
    }))
  const ofRanges = Object.entries(ranges)
    .filter(([, { min, max } = {}]) => min !== undefined || max !== undefined)
    .map(([name, range = {}]) => ({
      name,
      isRange: true,
      agrees: (document: Document) => isWithin(document[name], range),
    }))
  return [...ofFacets, ...ofRanges]
}

function countValues(documents: readonly Document[], facet: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const document of documents)
    for (const value of textsOf(document, facet)) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

function listed(counts: Map<string, number>, chosen: readonly string[], limit: number, find: string) {
  const entries = [...counts]
    .filter(([value]) => fold(value).includes(fold(find)))
    .sort(byCount)
    .slice(0, limit)
  const unlisted = new Set(chosen).difference(new Set(entries.map(([value]) => value)))
  return [...entries, ...[...unlisted].map((value): [string, number] => [value, counts.get(value) ?? 0])]
    .sort(byCount)
    .map(([value, count]) => ({ value, count, chosen: chosen.includes(value) }))
}

function byCount([one, oneCount]: [string, number], [other, otherCount]: [string, number]) {
  return otherCount - oneCount || (one < other ? -1 : 1)
}

function extentOf(documents: readonly Document[], number: string) {
  const figures = documents.map((document) => document[number]).filter((value) => typeof value === 'number')
  if (figures.length === 0) return null
  return {
    min: figures.reduce((least, figure) => Math.min(least, figure)),
    max: figures.reduce((greatest, figure) => Math.max(greatest, figure)),
  }
}
