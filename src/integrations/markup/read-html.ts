import { hasShape, type RichText, toPlainText } from '#domain/rich-text/rich-text.ts'
import { blocksOf } from './html-blocks.ts'

/** Whether a text is HTML. “Under <$20k & tidy” is not, `Tom&#39;s` is. */
export function looksLikeHtml(text: string): boolean {
  if (!text.includes('<') && !text.includes('&')) return false
  return tag.test(text) || closed.test(text) || entity.test(text)
}

const tag =
  /<\/?(?:a|abbr|b|big|blockquote|body|br|center|code|dd|div|dl|dt|em|font|h[1-6]|head|hr|html|i|iframe|img|ins|li|link|meta|object|ol|p|pre|s|script|section|small|span|strong|style|sub|sup|svg|table|tbody|td|th|thead|title|tr|tt|u|ul|video)(?:\s[^<>]*)?\/?>/i
/** End tags, whatever their name, and comments only occur in markup. */
const closed = /<\/[a-z][a-z\d:.-]{0,40}\s{0,9}>|<!--|<!\[CDATA\[/i
const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/i

/** How often to unescape text that was escaped on its way through several systems. */
const MAX_PASSES = 3

/**
 * Reads HTML as a browser would and keeps its text with paragraphs, lists and emphasis. Everything else (scripts, styles,
 * pictures, links) is dropped. Empty if there is no text.
 */
export function readHtml(html: string): RichText {
  let blocks = blocksOf(html)
  for (let pass = 1; pass < MAX_PASSES && !hasShape(blocks); pass += 1) {
    // Some feeds escape HTML once more for XML: “&lt;p&gt;One owner&lt;/p&gt;”.
    const plain = toPlainText(blocks)
    if (!looksLikeHtml(plain)) break
    blocks = blocksOf(plain)
  }
  return blocks
}
