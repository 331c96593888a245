/**
 * Formatted text: paragraphs, lists and emphasis, and nothing else. It holds no HTML, links or pictures, so it
 * can't carry code, whatever its source (DATA-06, RNG-04).
 */
export type RichText = readonly RichBlock[]

export type RichBlock =
  | { readonly kind: 'paragraph'; readonly words: RichWords }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly RichWords[] }

/** A run of text. A line break within a block is `\n`. */
export type RichWords = readonly RichRun[]
export type RichRun = { readonly text: string; readonly strong?: true; readonly emphasis?: true }

/** Reads plain text as people type it: a blank line starts a paragraph, and a single line break is kept. */
export function fromPlainText(text: string): RichText {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => ({ kind: 'paragraph', words: [{ text: paragraph }] }))
}

/** The plain text for emails, data and search, where only line breaks and bullets can show the format. */
export function toPlainText(blocks: RichText, bullet = '• '): string {
  return blocks
    .map((block) =>
      block.kind === 'paragraph'
        ? wordsOf(block.words)
        : block.items
            .map((item, index) => `${block.ordered && bullet ? `${index + 1}. ` : bullet}${wordsOf(item)}`)
            .join('\n'),
    )
    .join('\n\n')
}

/** Whether a text has any formatting beyond paragraphs. */
export function hasShape(blocks: RichText): boolean {
  return blocks.some(
    (block) =>
      block.kind === 'list' ||
      block.words.some(({ strong, emphasis }) => strong === true || emphasis === true),
  )
}

function wordsOf(words: RichWords) {
  return words.map(({ text }) => text).join('')
}
