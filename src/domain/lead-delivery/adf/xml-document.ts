/** An XML document: an instruction that names its format, and the root element. */
export type XmlDocument = { instruction: { name: string; content: string }; root: Element }

/** An XML element with text or with other elements. */
export type Element = {
  name: string
  attributes: Readonly<Record<string, string>>
  content: string | Elements
}
export type Elements = readonly Element[]

export function element(
  name: string,
  attributes: Element['attributes'],
  content: Element['content'],
): Element {
  return { name, attributes, content }
}
