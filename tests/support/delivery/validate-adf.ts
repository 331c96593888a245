import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import sax, { type SAXParser } from 'sax'
import { temporaryFolder } from '../temporary-folder.ts'

/** The DTD for xmllint, if this machine has it, and for the check below, which works everywhere. */
const dtdFile = process.env['ADF_DTD'] ?? fileURLToPath(new URL('adf.dtd', import.meta.url))

/** The faults in ADF documents. Empty if they are valid. */
export function adfFaults(documents: readonly string[]): string[] {
  return [...documents.flatMap(ownFaults), ...xmllintFaults(documents)]
}

const hasXmllint = spawnSync('xmllint', ['--version']).error === undefined

function xmllintFaults(documents: readonly string[]) {
  if (!hasXmllint) return []
  const folder = temporaryFolder()
  const files = documents.map((document, index) => {
    const file = join(folder, `${index}.xml`)
    writeFileSync(file, document)
    return file
  })
  const args = ['--noout', '--dtdvalid', dtdFile, ...files]
  const { status, stderr } = spawnSync('xmllint', args, { encoding: 'utf8' })
  // xmllint also reports that the common DTD is ambiguous, which is not a fault of a document.
  return status === 0 ? [] : stderr.split('\n').filter(Boolean)
}

type Rule = { content: RegExp | 'text'; attributes: Map<string, string[] | 'text'> }

const rules = readRules(readFileSync(dtdFile, 'utf8'))

function readRules(dtd: string): Map<string, Rule> {
  const plain = dtd.replaceAll(/<!--.*?-->/gs, '')
  const found = new Map<string, Rule>()
  for (const [, name = '', model = ''] of plain.matchAll(/<!ELEMENT\s+(\S+)\s+([^>]+)>/g)) {
    found.set(name, { content: contentOf(model), attributes: new Map() })
  }
  for (const [, name = '', list = ''] of plain.matchAll(/<!ATTLIST\s+(\S+)\s+([^>]+)>/g)) {
    for (const [, attribute = '', values = ''] of list.matchAll(/([\w-]+)\s+(CDATA|\([^)]*\))/g)) {
      const allowed = values === 'CDATA' ? 'text' : values.replaceAll(/[()\s]/g, '').split('|')
      found.get(name)?.attributes.set(attribute, allowed)
    }
  }
  return found
}

/** A content model as a pattern of child names, each followed by a space. */
function contentOf(model: string): Rule['content'] {
  if (model.includes('#PCDATA')) return 'text'
  const names = model.replaceAll(/[a-z-]+/g, '(?:$& )')
  return new RegExp(`^${names.replaceAll(/(?<!\w)[\s,]+|,\s*/g, '')}$`)
}

function ownFaults(document: string): string[] {
  const faults: string[] = []
  const xml = sax.parser(true)
  Object.assign(xml, faultFinder(xml, faults))
  xml.write(document).close()
  return faults
}

function faultFinder(xml: SAXParser, faults: string[]): Partial<SAXParser> {
  const open: { children: string; text: string }[] = []
  return {
    onerror({ message }) {
      faults.push(message)
      xml.resume()
    },
    ontext(text) {
      const inside = open.at(-1)
      if (inside) inside.text += text
    },
    onopentag({ name, attributes }) {
      const parent = open.at(-1)
      if (parent) parent.children += `${name} `
      open.push({ children: '', text: '' })
      for (const [attribute, value] of Object.entries(attributes)) {
        const allowed = rules.get(name)?.attributes.get(attribute)
        const isRight = allowed === 'text' || allowed?.includes(String(value))
        if (!isRight) faults.push(`${name} has ${attribute}="${String(value)}"`)
      }
    },
    onclosetag(name) {
      const { children = '', text = '' } = open.pop() ?? {}
      const content = rules.get(name)?.content
      if (content === undefined) faults.push(`ADF has no ${name}`)
      else if (content === 'text' ? children !== '' : !content.test(children) || text.trim() !== '')
        faults.push(`${name} holds ${children || text}`)
    },
  }
}
