import { create } from 'xmlbuilder2'
import type { Element } from '#domain/lead-delivery/adf/xml-document.ts'
import type { WriteXml } from './port.ts'

/** Characters that XML doesn't allow, such as NUL, are left out. */
export const xmlbuilderXml: WriteXml = ({ instruction, root }) => {
  const xml = create({ version: '1.0', encoding: 'UTF-8', invalidCharReplacement: '' })
  xml.ins(instruction.name, instruction.content)
  append(root, xml)
  // Some lead systems don't know the short form of an empty element.
  return `${xml.end({ prettyPrint: true, allowEmptyTags: true })}\n`
}

function append({ name, attributes, content }: Element, parent: ReturnType<typeof create>) {
  const node = parent.ele(name, attributes)
  if (typeof content === 'string') node.txt(content)
  else for (const child of content) append(child, node)
}
