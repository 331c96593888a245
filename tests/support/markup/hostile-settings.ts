import { readSite } from '#operations/sites/accept-site.ts'
import { hostileSnippets } from './hostile-snippets.ts'

/** A site's document with snippets in place of its texts, as far as it stays valid, and in how many settings. */
export function hostileSettings(document: object): { document: object; written: number } {
  let current = document
  let written = 0
  for (const [at, path] of textPaths(document).entries()) {
    const changed = replaced(current, path, hostileSnippets[at % hostileSnippets.length] ?? '')
    if (readSite(changed, []).outcome === 'refused') continue
    current = changed as object
    written += 1
  }
  return { document: current, written }
}

const KEPT = new Set(['slug', 'template', 'timeZone', 'hosts'])

function textPaths(value: unknown, path: string[] = []): string[][] {
  if (typeof value === 'string') return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) =>
    path.length === 0 && KEPT.has(key) ? [] : textPaths(item, [...path, key]),
  )
}

function replaced(value: unknown, [key, ...rest]: readonly string[], text: string): unknown {
  if (key === undefined) return text
  if (Array.isArray(value))
    return value.map((item, at) => (String(at) === key ? replaced(item, rest, text) : item))
  const record = value as Record<string, unknown>
  return { ...record, [key]: replaced(record[key], rest, text) }
}
