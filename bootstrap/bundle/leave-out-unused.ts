import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst, type Plugin } from 'vite'
import { type UnusedCode, unusedCode } from './unused-package-code.ts'

const modules = join(import.meta.dirname, '../../node_modules')

/** Takes out of the browser’s build what `unused-package-code.ts` lists, and fails when a package has changed. */
export function leaveOutUnused(): Plugin {
  const seen = new Set<UnusedCode>()
  return {
    name: 'leave-out-unused',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      for (const { package: name, version } of unusedCode) {
        const installed = installedVersion(name)
        if (installed !== version)
          this.error(
            `bootstrap/bundle/unused-package-code.ts was written for ${name} ${version}, not ${installed}. Please check it.`,
          )
      }
    },
    transform(code, id) {
      const unused = unusedCode.find((one) => id === join(modules, one.package, one.file))
      if (!unused) return undefined
      seen.add(unused)
      return { code: withoutUnused(code, unused), map: null }
    },
    generateBundle() {
      for (const unused of unusedCode)
        if (!seen.has(unused)) this.error(`${unused.package} has no ${unused.file} in the build.`)
    },
  }
}

/** The code with empty functions in place of the unused ones. The bundler then leaves out what only they need. */
export function withoutUnused(code: string, { file, functions, constants, statements = [] }: UnusedCode) {
  const bodies = new Map([
    ...functions.map((name) => [name, '{}'] as const),
    ...Object.entries(constants ?? {}).map(([name, value]) => [name, `{return ${value}}`] as const),
  ])
  const found = new Set<string>()
  const edits: { start: number; end: number; text: string }[] = []
  const visit = (node: unknown) => {
    if (!isNode(node)) return
    const name = node.type === 'FunctionDeclaration' ? node.id?.name : undefined
    const body = name === undefined ? undefined : bodies.get(name)
    const statement = isStatement(node) && statements.find((text) => code.startsWith(text, node.start))
    if (name !== undefined && body !== undefined && node.body) {
      edits.push({ start: node.body.start, end: node.body.end, text: body })
      found.add(name)
    } else if (statement) {
      edits.push({ start: node.start, end: node.end, text: ';' })
      found.add(statement)
    } else for (const part of Object.values(node).flat()) visit(part)
  }
  visit(parseAst(code))
  const missing = [...bodies.keys(), ...statements].filter((one) => !found.has(one))
  if (missing.length > 0) throw new Error(`${file} has no ${missing.join(', ')}.`)
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: other }) => text.slice(0, start) + other + text.slice(end), code)
    .replaceAll('= React$1.forwardRef(', '= /* @__PURE__ */ React$1.forwardRef(')
}

type Node = { type: string; start: number; end: number; id?: { name: string } | null; body?: Node }

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

function isStatement({ type }: Node) {
  return type === 'ExpressionStatement' || type === 'IfStatement'
}

function installedVersion(name: string): unknown {
  const manifest: unknown = JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8'))
  return typeof manifest === 'object' && manifest !== null && 'version' in manifest
    ? manifest.version
    : undefined
}
