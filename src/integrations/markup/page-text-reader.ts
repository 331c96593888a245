import type { Root } from 'hast'
import rehypeParse from 'rehype-parse'
import rehypeSanitize, { type Options as Schema } from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import type { FormattedText } from '#domain/content/formatted-text.ts'
import type { PageText } from '#domain/rich-text/page-text.ts'
import { fromPlainText } from '#domain/rich-text/rich-text.ts'
import { readBlocks } from './block-reader.ts'
import { htmlOf } from './html-of.ts'
import { markdownProblem } from './markdown-problem.ts'
import type { TextReader } from './port.ts'

const schema: Schema = {
  strip: ['script', 'style', 'title', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'select'],
  tagNames: [
    'p div section article blockquote pre center address br hr main h1 h2 h3 h4 h5 h6',
    'ul ol li dl dt dd table thead tbody tr td th b strong i em a img',
  ].flatMap((names) => names.split(' ')),
  attributes: { a: ['href'], img: ['src', 'alt'] },
  ancestors: {},
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['https'] },
}

const html = unified().use(rehypeParse, { fragment: true }).use(rehypeSanitize, schema).freeze()
const markdown = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(rehypeSanitize, schema)
  .freeze()

/** Reads Markdown and HTML with the same parsers as browsers and GitHub, and cleans both in the same way. */
export function pageTextReader(): TextReader {
  // A document’s texts stay the same objects as long as its version is in the cache.
  const known = new WeakMap<FormattedText, PageText>()
  return {
    read(text) {
      const blocks = known.get(text) ?? (blocksOf(text) || fromPlainText(withoutTags(text)))
      known.set(text, blocks)
      return blocks
    },
    accept(text) {
      const problem = 'markdown' in text ? markdownProblem(text.markdown) : null
      if (problem !== null) return { outcome: 'refused', reason: problem }
      const blocks = blocksOf(text)
      if (blocks === null) return { outcome: 'refused', reason: 'its tags are nested too deeply' }
      if (blocks.length === 0) return { outcome: 'refused', reason: 'there is no text in it' }
      return { outcome: 'accepted', text: 'html' in text ? { html: htmlOf(blocks) } : text }
    },
  }
}

function blocksOf(text: FormattedText): PageText | null {
  try {
    return readBlocks(cleanTree(text), 'page')
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

function cleanTree(text: FormattedText): Root {
  return 'html' in text
    ? html.runSync(html.parse(text.html))
    : markdown.runSync(markdown.parse(text.markdown))
}

function withoutTags(text: FormattedText) {
  return ('html' in text ? text.html : text.markdown).replaceAll(/<[^<>]*>/g, ' ')
}
