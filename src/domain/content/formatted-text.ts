import { z } from 'zod'

const MAX_LENGTH = 40_000

const written = z.string().min(1, 'write something, or leave it out').max(MAX_LENGTH)

/**
 * Text with headings, lists, links, pictures and tables. A plain string is Markdown. HTML is allowed, because that is what
 * other systems export.
 */
export const formattedText = z
  .union(
    [
      written.transform((markdown) => ({ markdown })),
      z.strictObject({ markdown: written }),
      z.strictObject({ html: written }),
    ],
    { error: `write Markdown, or { "html": "…" }, of up to ${MAX_LENGTH} characters` },
  )
  .meta({ title: 'formatted text' })

export type FormattedText = z.output<typeof formattedText>

/** A formatted text in a document, and its place there. */
type FoundText = { path: (string | number)[]; text: FormattedText }

/** Every formatted text in a valid document, wherever it is. */
export function formattedTextsIn(value: unknown, path: (string | number)[] = []): FoundText[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => formattedTextsIn(item, [...path, index]))
  if (!isRecord(value)) return []
  if (isFormattedText(value)) return [{ path, text: value }]
  return Object.entries(value).flatMap(([key, item]) => formattedTextsIn(item, [...path, key]))
}

/** The same document with each of its formatted texts replaced. */
export function withFormattedTexts(value: unknown, replace: (text: FormattedText) => FormattedText): unknown {
  if (Array.isArray(value)) return value.map((item) => withFormattedTexts(item, replace))
  if (!isRecord(value)) return value
  if (isFormattedText(value)) return replace(value)
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withFormattedTexts(item, replace)]),
  )
}

/** No other field of a document has one of these names. */
function isFormattedText(value: Record<string, unknown>): value is FormattedText {
  return typeof value['markdown'] === 'string' || typeof value['html'] === 'string'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
