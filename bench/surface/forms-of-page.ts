import type { Element, Root } from 'hast'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'

export type FormField = { name: string; type: string; values: readonly string[] }
export type PageForm = {
  action: string
  method: 'GET' | 'POST'
  isMultipart: boolean
  fields: readonly FormField[]
}

/** The forms of a page, each with the fields that a browser without scripts would send. */
export function formsOfPage(html: string, address: string): PageForm[] {
  return elementsIn(parser.parse(html))
    .filter(({ tagName }) => tagName === 'form')
    .map((form) => ({
      action: pathOf(text(form.properties['action']) || address, address),
      method: /post/i.test(text(form.properties['method'])) ? 'POST' : 'GET',
      isMultipart: text(form.properties['encType']).startsWith('multipart'),
      fields: fieldsOf(form),
    }))
}

const parser = unified().use(rehypeParse)

function elementsIn(node: Root | Element): Element[] {
  return node.children.flatMap((child) => (child.type === 'element' ? [child, ...elementsIn(child)] : []))
}

function fieldsOf(form: Element): FormField[] {
  const fields = new Map<string, FormField>()
  for (const element of elementsIn(form)) {
    const name = text(element.properties['name'])
    if (!/^(?:input|select|textarea|button)$/.test(element.tagName) || name === '') continue
    const type = element.tagName === 'input' ? text(element.properties['type']) || 'text' : element.tagName
    const values = [...(fields.get(name)?.values ?? []), ...valuesOf(element)]
    fields.set(name, { name, type, values })
  }
  return [...fields.values()]
}

function valuesOf(element: Element): string[] {
  if (element.tagName !== 'select') return [text(element.properties['value'])].filter(Boolean)
  return elementsIn(element)
    .filter(({ tagName }) => tagName === 'option')
    .map(({ properties }) => text(properties['value']))
    .filter(Boolean)
}

function pathOf(action: string, address: string) {
  const { pathname, search } = new URL(action, `http://site.example${address}`)
  return pathname + search
}

function text(value: unknown) {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
