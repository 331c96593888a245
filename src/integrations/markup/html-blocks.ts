import rehypeParse from 'rehype-parse'
import rehypeSanitize from 'rehype-sanitize'
import { unified } from 'unified'
import { fromPlainText, type RichText } from '#domain/rich-text/rich-text.ts'
import { readBlocks } from './block-reader.ts'

const parser = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeSanitize, {
    strip: ['script', 'style', 'title', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'select'],
    tagNames: [
      'p div section article blockquote pre center address br hr main h1 h2 h3 h4 h5 h6',
      'ul ol li dl dt dd table tr td th b strong i em',
    ].flatMap((names) => names.split(' ')),
    attributes: {},
    ancestors: {},
    protocols: {},
  })
  .freeze()

/** The text of HTML with its structure. */
export function blocksOf(html: string): RichText {
  const written = html.replaceAll(/<!\[CDATA\[|\]\]>/g, '')
  return textBlocks(written) ?? fromPlainText(written.replaceAll(/<[^<>]*>/g, ' '))
}

/** Comments are a few thousand characters. Far longer ones, or thousands of nested tags, are a fault or an attack. */
const MAX_LENGTH = 32 * 1024

function textBlocks(html: string): RichText | null {
  if (html.length > MAX_LENGTH) return null
  try {
    const blocks = readBlocks(parser.runSync(parser.parse(html)), 'text')
    return blocks.filter((block) => block.kind === 'paragraph' || block.kind === 'list')
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
