import type { RichRun } from './rich-text.ts'

/**
 * The text of a page: the tree of `RichText` with headings, links, quotes, pictures and tables. Every link and picture in
 * it is safe, so it can't carry code, no matter who wrote it (RNG-04).
 */
export type PageText = readonly PageBlock[]

export type PageBlock =
  | { readonly kind: 'paragraph'; readonly words: PageWords }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly PageWords[] }
  | { readonly kind: 'heading'; readonly level: HeadingLevel; readonly words: PageWords }
  | { readonly kind: 'quote'; readonly words: PageWords }
  | { readonly kind: 'picture'; readonly src: string; readonly alt: string }
  | { readonly kind: 'table'; readonly head: TableRow; readonly rows: readonly TableRow[] }

/** The page has the only heading of the first level. */
export type HeadingLevel = 2 | 3 | 4
type TableRow = readonly PageWords[]
export type PageWords = readonly PageRun[]
export type PageRun = RichRun & { readonly link?: string }

/** The words of a page in reading order, for descriptions and structured data. */
export function plainPageText(blocks: PageText): string {
  return blocks
    .map((block) => {
      if (block.kind === 'list')
        return block.items
          .map(wordsOf)
          .join('; ')
          .replaceAll(/([.!?]); /g, '$1 ')
      if (block.kind === 'table')
        return [block.head, ...block.rows].map((row) => row.map(wordsOf).join(', ')).join('; ')
      return block.kind === 'picture' ? '' : wordsOf(block.words)
    })
    .filter(Boolean)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** The running text of a page, for an excerpt. Lists and tables make no sense without their layout, unless there is nothing else. */
export function excerptText(blocks: PageText): string {
  const sentences = plainPageText(blocks.filter(({ kind }) => kind === 'paragraph' || kind === 'quote'))
  return sentences === '' ? plainPageText(blocks) : sentences
}

function wordsOf(words: PageWords) {
  return words.map(({ text }) => text).join('')
}
