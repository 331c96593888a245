import { MARK } from './marks.ts'

type Path = readonly string[]

/** The document with the mark at the end of each of its texts, as far as it stays valid, and in how many of them. */
export function markedDocument(
  document: object,
  isValid: (changed: unknown) => boolean,
): { document: object; marked: number } {
  let current: unknown = document
  let marked = 0
  for (const path of textPaths(document)) {
    const changed = withMark(current, path)
    if (!isValid(changed)) continue
    current = changed
    marked += 1
  }
  return { document: current as object, marked }
}

/** The same for another dealer. */
export function withMarkOf<T>(document: T, mark: string): T {
  return JSON.parse(JSON.stringify(document).replaceAll(MARK, mark)) as T
}

/** What other data refers to. */
const KEPT = /^(?:id|slug|template|timeZone|hosts|\w+Id|\w+Slug|feedCodes)$/

function textPaths(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) =>
    KEPT.test(key) ? [] : textPaths(item, [...path, key]),
  )
}

function withMark(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return `${String(value)} ${MARK}`
  if (Array.isArray(value)) return value.map((item, at) => (String(at) === key ? withMark(item, rest) : item))
  const record = value as Record<string, unknown>
  return { ...record, [key]: withMark(record[key], rest) }
}
