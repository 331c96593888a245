import type { Element, ElementContent, Root, RootContent } from 'hast'
import rehypeParse from 'rehype-parse'
import rehypeSanitize from 'rehype-sanitize'
import { unified } from 'unified'
import { withoutControls } from '#domain/feeds/clean-text.ts'
import { fromPlainText, type RichBlock, type RichRun, type RichText } from '#domain/rich-text/rich-text.ts'
import { tidied } from './tidy-runs.ts'

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
  return readBlocks(written) ?? fromPlainText(written.replaceAll(/<[^<>]*>/g, ' '))
}

/** Comments are a few thousand characters. Far longer ones, or thousands of nested tags, are a fault or an attack. */
const MAX_LENGTH = 32 * 1024

function readBlocks(html: string): RichText | null {
  if (html.length > MAX_LENGTH) return null
  try {
    const root = parser.runSync(parser.parse(html))
    const page = new Page(isLaidOutByLines(root))
    page.readAll(root.children, {})
    return page.finished()
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** Without block tags, the typed line breaks count. */
function isLaidOutByLines(root: Root): boolean {
  return !root.children.some(
    (node) => node.type === 'element' && (starts.has(node.tagName) || node.tagName === 'br'),
  )
}

const starts = new Set(
  'p div section article blockquote pre center address hr main h1 h2 h3 h4 h5 h6 ul ol li dl dt dd table tr'.split(
    ' ',
  ),
)
const headings = /^(?:h[1-6]|dt|th)$/

type Tone = { strong?: true; emphasis?: true }

/** Collects text into blocks in reading order. */
class Page {
  readonly #blocks: RichBlock[] = []
  readonly #keepsLines: boolean
  #runs: RichRun[] = []
  #list: { ordered: boolean; items: RichRun[][] } | null = null

  constructor(keepsLines: boolean) {
    this.#keepsLines = keepsLines
  }

  readAll(nodes: readonly (RootContent | ElementContent)[], tone: Tone) {
    for (const node of nodes) {
      if (node.type === 'text')
        this.#write(this.#keepsLines ? node.value : node.value.replaceAll(/\s+/g, ' '), tone)
      else if (node.type === 'element') this.#readElement(node, tone)
    }
  }

  finished(): RichBlock[] {
    this.#endBlock()
    this.#endList()
    return this.#blocks
  }

  #readElement({ tagName, children }: Element, tone: Tone) {
    if (tagName === 'br') return this.#write('\n', tone)
    if (tagName === 'ul' || tagName === 'ol') return this.#readList(tagName === 'ol', children, tone)
    if (tagName === 'td' || tagName === 'th') this.#write(' ', tone)
    const heard: Tone = {
      ...tone,
      ...((tagName === 'b' || tagName === 'strong' || headings.test(tagName)) && { strong: true as const }),
      ...((tagName === 'i' || tagName === 'em') && { emphasis: true as const }),
    }
    const startsBlock = starts.has(tagName)
    if (startsBlock) this.#endBlock()
    this.readAll(children, heard)
    if (startsBlock) this.#endBlock()
  }

  /** A nested list continues the outer one, because dealers nest by accident more often than on purpose. */
  #readList(ordered: boolean, children: readonly ElementContent[], tone: Tone) {
    this.#endBlock()
    const outer = this.#list
    this.#list ??= { ordered, items: [] }
    this.readAll(children, tone)
    this.#endBlock()
    if (!outer) this.#endList()
  }

  #write(written: string, tone: Tone) {
    const text = withoutControls(written)
    const single = this.#runs.at(-1)?.text.endsWith(' ') ? text.replace(/^ +/, '') : text
    if (single !== '') this.#runs.push({ text: single, ...tone })
  }

  /** Two line breaks start a paragraph, as people who write `<br>` mean it. */
  #endBlock() {
    const paragraphs = tidied(this.#runs)
    this.#runs = []
    for (const words of paragraphs) {
      if (this.#list) this.#list.items.push(words)
      else this.#blocks.push({ kind: 'paragraph', words })
    }
  }

  #endList() {
    const list = this.#list
    this.#list = null
    if (list && list.items.length > 0) this.#blocks.push({ kind: 'list', ...list })
  }
}
