import type { FormattedText } from '#domain/content/formatted-text.ts'
import type { PageText } from '#domain/rich-text/page-text.ts'

/** Reads the formatted text of content documents. */
export type TextReader = {
  /** The text as a tree without anything that could run code. */
  read(text: FormattedText): PageText
  /** The text as it may be stored, or why not. HTML is cleaned; Markdown with HTML or an unsafe link in it is refused. */
  accept(
    text: FormattedText,
  ): { outcome: 'accepted'; text: FormattedText } | { outcome: 'refused'; reason: string }
}
