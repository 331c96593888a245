/**
 * Words with their shape: paragraphs, lists and emphasis, and nothing else. It holds no HTML, no links and no pictures,
 * so whatever it was made from, it can carry no code (DATA-06, RNG-04).
 */
export type RichText = readonly RichBlock[]

export type RichBlock =
  | { readonly kind: 'paragraph'; readonly words: RichWords }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly RichWords[] }

/** A run of words. A line break within a block is `\n`. */
export type RichWords = readonly RichRun[]
export type RichRun = { readonly text: string; readonly strong?: true; readonly emphasis?: true }

/** Plain text as people type it: a blank line starts a paragraph, a line break stays one. */
export function fromPlainText(text: string): RichText {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => ({ kind: 'paragraph', words: [{ text: paragraph }] }))
}

/** The same words for emails, data and search, where only lines can show the shape. */
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

/** Whether it says more than the same words as plain text would. */
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
