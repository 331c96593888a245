import { markup } from './markup.ts'

/** XML elements, each already written as text. */
export type Elements = string[]

/** Writes an XML element around text or around other elements. */
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
