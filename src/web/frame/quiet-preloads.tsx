import { createContext, use } from 'react'
import type { EntryContext } from 'react-router'
import { PageStylesContext } from './page-styles.tsx'

/** The scripts of a page, told to its server alone. */
export const PageScriptsContext = createContext<readonly string[]>([])

/** The scripts that a page begins with, in the order in which they are needed. */
export function scriptsOf({ manifest, staticHandlerContext }: EntryContext): readonly string[] {
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? [])
  return [
    ...new Set([
      manifest.url,
      manifest.entry.module,
      ...manifest.entry.imports,
      ...routes.flatMap(({ module, imports = [] }) => [module, ...imports]),
    ]),
  ]
}

/**
 * Asks for the scripts early, but after words and pictures: a page can be read and used before they are there. React
 * Router asks for them as well, in front of everything else; a browser heeds what it is told first.
 */
export function QuietPreloads() {
  const { nonce } = use(PageStylesContext)
  return use(PageScriptsContext).map((script) => (
    <link key={script} rel="modulepreload" href={script} fetchPriority="low" nonce={nonce} />
  ))
}
