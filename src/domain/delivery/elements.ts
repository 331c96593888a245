import { markup } from './markup.ts'

/** Parts of an XML document, each written out. */
export type Elements = string[]

/** An XML element around a text, or around others. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  content: string | Elements,
): string {
  const start = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${markup(value)}"`)].join(
    ' ',
  )
  if (typeof content === 'string') return `<${start}>${markup(content)}</${name}>`
  return `<${start}>\n${content.join('\n').replaceAll(/^(?= *<)/gm, '  ')}\n</${name}>`
}
