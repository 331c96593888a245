import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import plugin from '../bootstrap/lint/linear-patterns.mjs'

test.each([
  ['/(a+)+$/', 'exponential'],
  [String.raw`/\s+$/`, 'polynomial'],
  [String.raw`new RegExp('\\s+$')`, 'polynomial'],
  ["RegExp('(?:y+)+z', 'u')", 'exponential'],
])('OPS-05 the lint reports %s', (pattern, growth) => {
  expect(reportsOf(`const pattern = ${pattern}`)).toEqual([expect.stringContaining(growth)])
})

test('OPS-05 the lint reads patterns that are put together from constants of the file', () => {
  const constants = "const digits = '(?:\\\\d+)+'; export const signs = ['-', digits]"

  expect(reportsOf(`${constants}; const a = new RegExp(\`^\${digits}$\`)`)).toHaveLength(1)
  expect(reportsOf(`${constants}; const b = new RegExp(signs.join('') + 'x')`)).toHaveLength(1)
  expect(reportsOf(`${constants}; const c = new RegExp(\`\${signs.join('|')}x\`)`)).toHaveLength(1)
})

test('OPS-05 the lint accepts patterns that read a text once', () => {
  expect(reportsOf(String.raw`const a = [/\s+/g, /(?<!\s)\s+$/, new RegExp('^' + name)]`)).toEqual([])
})

type Visited = { type?: string }

/** What the rule reports for a piece of code. */
function reportsOf(code: string) {
  const ast = parseAst(code)
  const messages: string[] = []
  const visitors = plugin.rules['linear-patterns'].create({
    sourceCode: { ast },
    report: ({ message }: { message: string }) => void messages.push(message),
  }) as Record<string, (node: Visited) => void>
  visit(ast)
  return messages

  function visit(node: unknown) {
    if (typeof node !== 'object' || node === null) return
    const { type = '' } = node as Visited
    visitors[type]?.(node as Visited)
    for (const child of Object.values(node)) visit(child)
  }
}
