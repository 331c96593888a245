import type { Cell, FeedRow } from './feed-row.ts'
import type { FieldRule, Source, Template } from './mapping-parts.ts'
import { meaningOf } from './mapping-language/meaning.ts'
import type { Pattern } from './pattern.ts'

type Cells = FeedRow['cells']
type Unknown = ReadonlySet<string>

/** Finds the text of a field and its source column; `null` when the value is unknown. */
export function findCell(
  rule: FieldRule,
  { cells }: FeedRow,
  { isList, unknown }: { isList: boolean; unknown: Unknown },
): { cell: Cell; source: Source | null } | null {
  if (rule.constant !== undefined) return { cell: rule.constant, source: null }

  for (const source of rule.from ?? []) {
    if (source.when && !source.when.applies(cells)) continue
    if (source.constant !== undefined) return { cell: source.constant, source }
    const cell = source.column && cells.get(source.column.key)
    if (cell === undefined || cell === '') continue
    const found = isList ? listPart(cell, source, unknown) : firstMeaning(cell, source, rule, unknown)
    if (found !== null) return { cell: found, source }
  }
  const filled = rule.template ? meaningOf(fillTemplate(rule.template, cells, unknown), rule) : null
  const text = filled ?? rule.default ?? null
  return text === null ? null : { cell: text, source: null }
}

/** The part of a text that a pattern matches: the whole text without a pattern, nothing without a match. */
function partOf(text: string, pattern: Pattern | undefined): string {
  if (!pattern) return text
  const found = pattern.find(text.trim())
  return found?.groups['value'] ?? found?.first ?? found?.all ?? ''
}

function firstMeaning(cell: Cell, { pattern }: Source, rule: FieldRule, unknown: Unknown) {
  for (const text of typeof cell === 'string' ? [cell] : cell) {
    const meaning = meaningOf(partOf(text, pattern), rule, unknown)
    if (meaning !== null) return meaning
  }
  return null
}

/** The items of a list are mapped one by one. Here, only a list that is unknown as a whole counts as missing. */
function listPart(cell: Cell, { pattern }: Source, unknown: Unknown): Cell | null {
  if (typeof cell !== 'string') return cell.length > 0 ? cell : null
  return meaningOf(partOf(cell, pattern), {}, unknown)
}

/** Fills in a template. Unknown columns are left out; when all are unknown, the result is empty. */
function fillTemplate({ texts, columns }: Template, cells: Cells, unknown: Unknown) {
  const parts = columns.map(({ key }) => {
    const cell = cells.get(key) ?? ''
    return meaningOf(typeof cell === 'string' ? cell : cell.join(', '), {}, unknown) ?? ''
  })
  if (parts.every((part) => part === '')) return ''
  return texts.map((text, index) => text + (parts[index] ?? '')).join('')
}
