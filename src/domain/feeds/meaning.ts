import { placeholderKey } from './clean-text.ts'
import type { FieldRule } from './mapping-parts.ts'

/** What a text means by the rule of its field; `null` when it stands for “unknown”. */
export function meaningOf(
  text: string,
  { values, unknown }: Pick<FieldRule, 'values' | 'unknown'>,
  unknownAnywhere?: ReadonlySet<string>,
): string | null {
  if (text === '') return null
  const key = placeholderKey(text)
  const meaning = values?.get(key)
  if (meaning !== undefined) return meaning
  return key === '' || unknown?.has(key) || unknownAnywhere?.has(key) ? null : text
}
