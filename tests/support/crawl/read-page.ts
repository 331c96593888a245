import type { Element, Root } from 'hast'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'

/** What a crawler reads in a page. */
export type ReadPage = {
  title: string | null
  description: string | null
  canonical: string | null
  isIndexed: boolean
  headings: number
  /** Ids, which fragments of links lead to. */
  ids: ReadonlySet<string>
  /** Where visitors can go: links, and forms that ask for a page. */
  links: readonly string[]
  /** What the browser loads with the page. */
  files: readonly string[]
  /** The structured data, as it stands in the page. */
  structuredData: readonly string[]
}

/** Reads a page as a browser without scripts would. */
export function readPage(html: string): ReadPage {
  const elements = elementsOf(parser.parse(html))
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name)
  const meta = (name: string) =>
    named('meta').find(({ properties }) => properties['name'] === name)?.properties['content']
  const title = named('title')[0]
  const canonical = named('link').find(({ properties }) => String(properties['rel']) === 'canonical')
  const forms = named('form').filter(({ properties }) => String(properties['method'] ?? 'get') === 'get')
  const styles = named('link').filter(({ properties }) =>
    /stylesheet|icon|manifest/.test(String(properties['rel'])),
  )
  return {
    title: title ? textOf(title) : null,
    description: text(meta('description')),
    canonical: text(canonical?.properties['href']),
    isIndexed: !String(meta('robots')).includes('noindex'),
    headings: named('h1').length,
    ids: new Set(elements.flatMap(({ properties }) => text(properties['id']) ?? [])),
    links: [...valuesOf(named('a'), 'href'), ...valuesOf(forms, 'action')],
    files: [...valuesOf([...named('img'), ...named('script')], 'src'), ...valuesOf(styles, 'href')],
    structuredData: named('script')
      .filter(({ properties }) => properties['type'] === 'application/ld+json')
      .map(textOf),
  }
}

const parser = unified().use(rehypeParse)

function elementsOf(node: Root | Element): Element[] {
  return node.children.flatMap((child) => (child.type === 'element' ? [child, ...elementsOf(child)] : []))
}

function textOf({ children }: Element): string {
  return children.map((child) => (child.type === 'text' ? child.value : '')).join('')
}

function valuesOf(elements: readonly Element[], name: string): string[] {
  return elements.flatMap(({ properties }) => text(properties[name]) ?? [])
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
