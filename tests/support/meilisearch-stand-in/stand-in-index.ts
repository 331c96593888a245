import { Columns } from './columns.ts'
import { FilterError, readFilter } from './filter.ts'
import { storedDocument, type StoredDocument, valuesOf } from './stored-document.ts'

export type StandInSettings = {
  filterableAttributes: string[]
  sortableAttributes: string[]
  rankingRules: string[]
  pagination: { maxTotalHits: number }
  faceting: { maxValuesPerFacet: number }
}

type SearchQuery = {
  filter?: string
  facets?: string[]
  sort?: string[]
  attributesToRetrieve?: string[]
  page?: number
  hitsPerPage?: number
  offset?: number
  limit?: number
}

const defaults: StandInSettings = {
  filterableAttributes: [],
  sortableAttributes: [],
  rankingRules: ['words', 'typo', 'proximity', 'attribute', 'sort', 'exactness'],
  pagination: { maxTotalHits: 1000 },
  faceting: { maxValuesPerFacet: 100 },
}

/** One index of the stand-in: its documents and its settings. */
export class StandInIndex {
  readonly createdAt = new Date().toISOString()
  readonly #documents = new Map<string, StoredDocument>()
  #settings = defaults
  /** Cached results, cleared by each change. */
  #cached: { all: readonly StoredDocument[]; columns: Columns } | null = null

  configure(settings: Partial<StandInSettings>): void {
    this.#settings = { ...this.#settings, ...settings }
  }

  put(documents: readonly Record<string, string>[]): void {
    this.#change()
    for (const { key = '', ...fields } of documents) {
      if (!/^[\w-]{1,511}$/.test(key))
        throw new ApiError('invalid_document_id', `The key ${key} is not valid`)
      this.#documents.set(key, storedDocument({ key, ...fields }))
    }
  }

  remove(keys: readonly string[]): void {
    this.#change()
    for (const key of keys) this.#documents.delete(key)
  }

  #change() {
    this.#cached = null
  }

  get(key: string) {
    return this.#documents.get(key)?.fields ?? null
  }

  search(query: SearchQuery) {
    const { pagination, faceting } = this.#settings
    const found = this.#found(query.filter)
    const sorted = this.#sorted(found, query.sort ?? [])
    const isFinite = query.hitsPerPage !== undefined || query.page !== undefined
    const limit = isFinite ? (query.hitsPerPage ?? 20) : (query.limit ?? 20)
    const offset = isFinite ? ((query.page ?? 1) - 1) * limit : (query.offset ?? 0)
    const shown = sorted.slice(
      Math.min(offset, pagination.maxTotalHits),
      Math.min(offset + limit, pagination.maxTotalHits),
    )
    const total = Math.min(found.length, pagination.maxTotalHits)
    return {
      hits: shown.map(({ fields }) => pick(fields, query.attributesToRetrieve)),
      ...(isFinite ? { totalHits: total, page: query.page ?? 1, hitsPerPage: limit } : { offset, limit }),
      // Without pages, the server only estimates the total.
      ...(isFinite ? {} : { estimatedTotalHits: Math.min(total, 1000) }),
      facetDistribution: Object.fromEntries(
        (query.facets ?? []).map((facet) => [facet, this.#counts(facet, found, faceting.maxValuesPerFacet)]),
      ),
    }
  }

  #found(filter: string | undefined): StoredDocument[] {
    const { all, columns } = (this.#cached ??= this.#columns())
    if (filter === undefined) return [...all]
    const attributes = new Set<string>()
    try {
      const marks = readFilter(filter, attributes, columns)
      this.#allow(attributes, this.#settings.filterableAttributes, 'invalid_search_filter')
      return all.filter((_, place) => marks[place] === 1)
    } catch (error) {
      if (error instanceof FilterError) throw new ApiError('invalid_search_filter', error.message)
      throw error
    }
  }

  #columns() {
    const all = [...this.#documents.values()]
    return { all, columns: new Columns(all) }
  }

  #sorted(found: StoredDocument[], sort: readonly string[]): StoredDocument[] {
    if (this.#settings.rankingRules[0] !== 'sort' || sort.length === 0) return found
    const keys = sort.map((key) => key.split(':') as [attribute: string, direction: string])
    this.#allow(
      keys.map(([attribute]) => attribute),
      this.#settings.sortableAttributes,
      'invalid_search_sort',
    )
    return found.toSorted((one, other) => {
      for (const [attribute, direction] of keys) {
        const [a, b] = [one.fields[attribute], other.fields[attribute]]
        if (a === b) continue
        if (a === undefined) return 1
        if (b === undefined) return -1
        return a < b === (direction === 'asc') ? -1 : 1
      }
      return 0
    })
  }

  #counts(facet: string, found: readonly StoredDocument[], most: number) {
    this.#allow([facet], this.#settings.filterableAttributes, 'invalid_search_facets')
    const counts = new Map<string, number>()
    for (const document of found)
      for (const value of new Set(valuesOf(document, facet))) counts.set(value, (counts.get(value) ?? 0) + 1)
    return Object.fromEntries([...counts].sort(([one], [other]) => (one < other ? -1 : 1)).slice(0, most))
  }

  #allow(asked: Iterable<string>, allowed: readonly string[], code: string) {
    for (const attribute of asked)
      if (!allowed.includes(attribute))
        throw new ApiError(code, `Attribute ${attribute} is not enabled for this.`)
  }
}

/** An error that the server reports with status 400, or 404 for something missing. */
export class ApiError extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

function pick(fields: StoredDocument['fields'], names: string[] | undefined) {
  if (!names) return fields
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)))
}
