import type { Rolldown } from 'vite'

/** How React Router names the part of a route’s module that goes to browsers. */
const ROUTE = /\?__react-router-build-client-route$/

/**
 * The script of a route with the stylesheets it needs, as the `links` that React Router reads from it. Its list of all
 * routes, which every visit loads, then needs none.
 */
export function withRouteStylesheets(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  known: ReadonlySet<string>,
): string {
  if (!ROUTE.test(chunk.facadeModuleId ?? '')) return chunk.code
  if (chunk.exports.includes('links')) throw new Error(`${chunk.fileName} has links of its own.`)
  const files = [...stylesheetsFor([chunk.fileName], bundle)].filter((file) => !known.has(file))
  if (files.length === 0) return chunk.code
  const list = JSON.stringify(files.map((file) => `/${file}`))
  return `${chunk.code.trimEnd()}\nexport const links=()=>${list}.map(href=>({rel:"stylesheet",href}));\n`
}

/** The stylesheets of scripts and of all that they import. */
export function stylesheetsFor(scripts: readonly string[], bundle: Rolldown.OutputBundle): Set<string> {
  const found = new Set<string>()
  const walked = new Set<string>()
  const walk = (name: string) => {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk' || walked.has(name)) return
    walked.add(name)
    chunk.imports.forEach(walk)
    for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(css)
  }
  scripts.forEach(walk)
  return found
}
