import { Fragment, type ReactNode } from 'react'
import type { RichText, RichWords as Words } from '#domain/rich-text/rich-text.ts'

/** Renders paragraphs, lists and emphasis; `after` follows the last word. */
export function RichTextBlocks({ blocks, after = null }: { blocks: RichText; after?: ReactNode }) {
  return blocks.map((block, index) => {
    const end = index === blocks.length - 1 ? after : null
    if (block.kind === 'paragraph') {
      return (
        <p key={index}>
          {formatted(block.words)}
          {end}
        </p>
      )
    }
    const List = block.ordered ? 'ol' : 'ul'
    return (
      <Fragment key={index}>
        <List className="prose__list">
          {block.items.map((item, place) => (
            <li key={place}>{formatted(item)}</li>
          ))}
        </List>
        {end}
      </Fragment>
    )
  })
}

function formatted(words: Words) {
  return words.map(({ text, strong, emphasis }, index) => {
    const spoken = emphasis ? <em key={index}>{text}</em> : text
    return strong ? <strong key={index}>{spoken}</strong> : <Fragment key={index}>{spoken}</Fragment>
  })
}
