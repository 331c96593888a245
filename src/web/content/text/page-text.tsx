import { Fragment } from 'react'
import type { HeadingLevel, PageWords } from '#domain/rich-text/page-text.ts'
import { ContentPicture } from '../../promotions/content-picture.tsx'
import type { ShownBlock, ShownText } from './shown-text.ts'
import './page-text.css'

type PageTextProps = {
  text: ShownText
  /** Below a heading of the second level, the text's own headings go one level down. */
  isBelowHeading?: boolean
}

/** Formatted text of the dealer's, as elements: it has no HTML of its own. */
export function PageText({ text, isBelowHeading = false }: PageTextProps) {
  return (
    <div className="page-text">
      {text.map((block, index) => (
        <Block key={index} block={block} isBelowHeading={isBelowHeading} />
      ))}
    </div>
  )
}

function Block({ block, isBelowHeading }: { block: ShownBlock; isBelowHeading: boolean }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Words words={block.words} />
        </p>
      )
    case 'heading': {
      const Heading = headings[isBelowHeading ? Math.min(block.level + 1, 4) : block.level] ?? 'h4'
      return (
        <Heading>
          <Words words={block.words} />
        </Heading>
      )
    }
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List>
          {block.items.map((item, index) => (
            <li key={index}>
              <Words words={item} />
            </li>
          ))}
        </List>
      )
    }
    case 'quote':
      return (
        <blockquote>
          <p>
            <Words words={block.words} />
          </p>
        </blockquote>
      )
    case 'picture':
      return (
        <ContentPicture
          className="page-text__picture"
          picture={block.picture}
          sizes="(min-width: 48rem) 44rem, 100vw"
        />
      )
    case 'table':
      return <TextTable head={block.head} rows={block.rows} />
  }
}

const headings: Partial<Record<number, `h${HeadingLevel}`>> = { 2: 'h2', 3: 'h3', 4: 'h4' }

function TextTable({ head, rows }: { head: readonly PageWords[]; rows: readonly (readonly PageWords[])[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll a wide table
    <section className="page-text__table" aria-label="Table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((cell, index) => (
              <th key={index} scope="col">
                <Words words={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, place) => (
                <td key={place}>
                  <Words words={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Words({ words }: { words: PageWords }) {
  return words.map(({ text, strong, emphasis, link }, index) => {
    const lines = text.split('\n').map((line, place) => (
      <Fragment key={place}>
        {place > 0 && <br />}
        {line}
      </Fragment>
    ))
    const spoken = emphasis ? <em>{lines}</em> : lines
    const weighed = strong ? <strong>{spoken}</strong> : spoken
    return link === undefined ? (
      <Fragment key={index}>{weighed}</Fragment>
    ) : (
      <a key={index} href={link} {...(!/^[/#]/.test(link) && { rel: 'noopener' })}>
        {weighed}
      </a>
    )
  })
}
