import type { Element, Root } from 'hast'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'

/** The element or attribute of a response that came from a request. Only requests have elements and attributes of this name. */
export function markupOf(text: string): string | null {
  if (!/zq7/i.test(text)) return null
  const found = elementsIn(parser.parse(text)).find(
    ({ tagName, properties }) =>
      tagName.startsWith('zq7') || Object.keys(properties).some((name) => /^(?:on)?zq7/i.test(name)),
  )
  return found ? `<${found.tagName} ${Object.keys(found.properties).join(' ')}>` : null
}

const parser = unified().use(rehypeParse)

function elementsIn(node: Root | Element): Element[] {
  return node.children.flatMap((child) => {
    if (child.type !== 'element') return []
    return [child, ...elementsIn(child), ...(child.content ? elementsIn(child.content) : [])]
  })
}
