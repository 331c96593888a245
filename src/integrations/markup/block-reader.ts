import type { Element, ElementContent, Root, RootContent } from 'hast'
import { withoutControls } from '#domain/feeds/clean-text.ts'
import { isPictureSource } from '#domain/images/picture.ts'
import type { HeadingLevel, PageBlock, PageRun } from '#domain/rich-text/page-text.ts'
import { isTextLink } from '#domain/shared/safe-link.ts'
import { tidied } from './tidy-runs.ts'

/** Feeds keep paragraphs, lists and emphasis; pages keep headings, links, quotes, pictures and tables too. */
export type KeptShape = 'text' | 'page'

/** The blocks of a cleaned tree. */
export function readBlocks(root: Root, keeps: KeptShape): PageBlock[] {
  const reader = new BlockReader(keeps, keeps === 'text' && isLaidOutByLines(root))
  reader.readAll(root.children, {})
  return reader.finished()
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

type Tone = { strong?: true; emphasis?: true; link?: string }
type TextKind = 'paragraph' | 'quote' | HeadingLevel

/** Collects text into blocks in reading order. */
class BlockReader {
  readonly #blocks: PageBlock[] = []
  readonly #keepsShape: boolean
  readonly #keepsLines: boolean
  #runs: PageRun[] = []
  #list: { ordered: boolean; items: PageRun[][] } | null = null
  #table: PageRun[][][] | null = null
  #kind: TextKind = 'paragraph'

  constructor(keeps: KeptShape, keepsLines: boolean) {
    this.#keepsShape = keeps === 'page'
    this.#keepsLines = keepsLines
  }

  readAll(nodes: readonly (RootContent | ElementContent)[], tone: Tone) {
    for (const node of nodes) {
      if (node.type === 'text')
        this.#write(this.#keepsLines ? node.value : node.value.replaceAll(/\s+/g, ' '), tone)
      else if (node.type === 'element') this.#readElement(node, tone)
    }
  }

  finished(): PageBlock[] {
    this.#endBlock()
    this.#endList()
    return this.#blocks
  }

  #readElement(element: Element, tone: Tone) {
    const { tagName, children } = element
    if (tagName === 'br') return this.#write('\n', tone)
    if (tagName === 'ul' || tagName === 'ol') return this.#readList(tagName === 'ol', children, tone)
    if (this.#keepsShape && this.#readShape(element, tone)) return
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

  /** Whether the element was one that only pages keep. */
  #readShape({ tagName, properties, children }: Element, tone: Tone): boolean {
    const level = /^h[1-6]$/.test(tagName) ? headingLevel(Number(tagName[1])) : null
    if (level !== null || tagName === 'blockquote') this.#readAs(level ?? 'quote', children, tone)
    else if (tagName === 'a') this.readAll(children, { ...tone, ...linkOf(properties['href']) })
    else if (tagName === 'img') this.#readPicture(properties)
    else if (tagName === 'table' && !this.#table) this.#readTable(children, tone)
    else if (this.#table && tagName === 'tr') this.#readRow(children, tone)
    else return false
    return true
  }

  #readAs(kind: TextKind, children: readonly ElementContent[], tone: Tone) {
    this.#endBlock()
    const outer = this.#kind
    this.#kind = this.#list || this.#table ? outer : kind
    this.readAll(children, tone)
    this.#endBlock()
    this.#kind = outer
  }

  /** Without a description a picture means nothing to a screen reader, so it counts as decoration. */
  #readPicture({ src, alt }: Element['properties']) {
    if (typeof src !== 'string' || !isPictureSource(src) || this.#list || this.#table) return
    this.#endBlock()
    this.#blocks.push({
      kind: 'picture',
      src,
      alt: typeof alt === 'string' ? withoutControls(alt).trim() : '',
    })
  }

  #readTable(children: readonly ElementContent[], tone: Tone) {
    this.#endBlock()
    this.#endList()
    this.#table = []
    this.readAll(children, tone)
    const [head = [], ...rows] = this.#table.filter((row) => row.some((cell) => cell.length > 0))
    this.#table = null
    this.#runs = []
    const columns = Math.max(head.length, ...rows.map((row) => row.length))
    if (rows.length === 0) {
      for (const words of head) if (words.length > 0) this.#blocks.push({ kind: 'paragraph', words })
    } else
      this.#blocks.push({
        kind: 'table',
        head: padded(head, columns),
        rows: rows.map((row) => padded(row, columns)),
      })
  }

  #readRow(children: readonly ElementContent[], tone: Tone) {
    const row: PageRun[][] = []
    for (const cell of children) {
      if (cell.type !== 'element') continue
      this.#runs = []
      this.readAll([cell], tone)
      row.push(tidied(this.#runs).flat())
    }
    this.#runs = []
    this.#table?.push(row)
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
    if (this.#table) return this.#write(' ', {})
    const paragraphs = tidied(this.#runs)
    this.#runs = []
    for (const words of paragraphs) {
      if (this.#list) this.#list.items.push(words)
      else if (typeof this.#kind === 'number')
        this.#blocks.push({ kind: 'heading', level: this.#kind, words })
      else this.#blocks.push({ kind: this.#kind, words })
    }
  }

  #endList() {
    const list = this.#list
    this.#list = null
    if (list && list.items.length > 0) this.#blocks.push({ kind: 'list', ...list })
  }
}

/** The page has the heading of the first level, and deeper ones than the fourth are too fine for it. */
function headingLevel(level: number): HeadingLevel {
  return level <= 2 ? 2 : level === 3 ? 3 : 4
}

function linkOf(href: unknown) {
  return typeof href === 'string' && isTextLink(href) ? { link: href } : {}
}

function padded(row: PageRun[][], columns: number) {
  return Array.from({ length: columns }, (_, index) => row[index] ?? [])
}
