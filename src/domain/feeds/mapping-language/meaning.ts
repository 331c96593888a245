import { cleanLine, placeholderKey } from '../clean-text.ts'
import type { FieldRule } from '../mapping-parts.ts'

/** Returns the meaning of a text under the rule of its field; `null` when it means “unknown”. */
export function meaningOf(
  raw: string,
  { replace, values, contains, unknown }: Pick<FieldRule, 'replace' | 'values' | 'contains' | 'unknown'>,
  unknownAnywhere?: ReadonlySet<string>,
): string | null {
  if (raw === '') return null
  const text = replace ? replace.reduce((text, rewrite) => rewrite(text), raw).trim() : raw
  const key = placeholderKey(text)
  const meaning = values?.get(key)
  if (meaning !== undefined) return meaning
  if (key === '' || unknown?.has(key) || unknownAnywhere?.has(key)) return null
  if (!contains) return text
  const line = cleanLine(text).toLowerCase()
  const found = contains.find(([part]) => line.includes(part))
  return found ? found[1] : text
}
