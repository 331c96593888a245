import { cutPlainText } from '../shared/cut-plain-text.ts'
import type { RichBlock, RichRun, RichText, RichWords } from './rich-text.ts'

/** `continues`: the rest starts in the middle of the last block shown. */
export type CutRichText = { start: RichText; rest: RichText; continues: boolean }

/** Splits a text into the part shown at first and the rest, without breaking words or emphasis (CAR-04). */
export function cutRichText(blocks: RichText, limit: number): CutRichText {
  const start: RichBlock[] = []
  let room = limit
  for (const [index, block] of blocks.entries()) {
    const length = lengthOf(block)
    if (length <= room) {
      start.push(block)
      room -= length
      continue
    }
    const { shown, left } = cutBlock(block, room)
    if (shown) start.push(shown)
    return { start, rest: [...(left ? [left] : []), ...blocks.slice(index + 1)], continues: shown !== null }
  }
  return { start, rest: [], continues: false }
}

/**
 * Cuts a list between items and a paragraph between words. A block stays whole when almost nothing of it would fit.
 */
function cutBlock(block: RichBlock, room: number): { shown: RichBlock | null; left: RichBlock | null } {
  if (block.kind === 'list') {
    let length = 0
    const fitting = block.items.findIndex((item) => (length += wordsLength(item)) > room)
    if (fitting <= 0) return { shown: null, left: block }
    return {
      shown: { ...block, items: block.items.slice(0, fitting) },
      left: { ...block, items: block.items.slice(fitting) },
    }
  }
  const [shown, left] = cutWords(block.words, room)
  return {
    shown: shown.length > 0 ? { kind: 'paragraph', words: shown } : null,
    left: left.length > 0 ? { kind: 'paragraph', words: left } : null,
  }
}

function cutWords(words: RichWords, room: number): [RichWords, RichWords] {
  const shown: RichRun[] = []
  let left = room
  for (const [index, run] of words.entries()) {
    if (run.text.length <= left) {
      shown.push(run)
      left -= run.text.length
      continue
    }
    const { start, rest } = cutPlainText(run.text, left)
    if (start !== '') shown.push({ ...run, text: start })
    return [shown, [...(rest === '' ? [] : [{ ...run, text: rest }]), ...words.slice(index + 1)]]
  }
  return [shown, []]
}

function lengthOf(block: RichBlock) {
  return block.kind === 'paragraph'
    ? wordsLength(block.words)
    : block.items.reduce((sum, item) => sum + wordsLength(item), 0)
}

function wordsLength(words: RichWords) {
  return words.reduce((sum, { text }) => sum + text.length, 0)
}
