import type { Nodes } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { isPictureSource } from '#domain/images/picture.ts'
import { isTextLink } from '#domain/shared/safe-link.ts'

const parser = unified().use(remarkParse).use(remarkGfm).freeze()

/** Why Markdown can't be stored, or `null`. Its author should know, because reading would drop it silently. */
export function markdownProblem(markdown: string): string | null {
  try {
    return problemIn(parser.parse(markdown))
  } catch (error) {
    if (error instanceof RangeError) return 'it is nested too deeply'
    throw error
  }
}

function problemIn(node: Nodes): string | null {
  if (node.type === 'html' && !/^<!--.*-->$/s.test(node.value))
    return `it contains HTML (${node.value.slice(0, 40)}); use Markdown, or write the whole text as { "html": "…" }`
  if ((node.type === 'link' || node.type === 'definition') && !isTextLink(node.url))
    return `it links to “${node.url.slice(0, 80)}”; use a path such as /finance, or an https://, mailto: or tel: address`
  if (node.type === 'image' && !isPictureSource(node.url))
    return `its picture “${node.url.slice(0, 80)}” needs a path such as /pictures/yard.webp or an https:// address`
  if (!('children' in node)) return null
  for (const child of node.children) {
    const problem = problemIn(child)
    if (problem !== null) return problem
  }
  return null
}
