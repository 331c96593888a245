import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest, Plugin } from 'vite'

const MODULE = 'virtual:stylesheets'
const layers = readFileSync(join(import.meta.dirname, '../src/web/styles/layers.css'), 'utf8')

/**
 * `import … from 'virtual:stylesheets'`: the stylesheets of the browser’s build for the server, which puts those of a page
 * into its HTML.
 */
export function stylesheets(): Plugin {
  let isBuild = false
  return {
    name: 'stylesheets',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return
      return isBuild
        ? builtStylesheets(join(this.environment.config.root, 'build/client'))
        : sourceStylesheets
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = layersFirst(String(file.source))
      }
    },
  }
}

const sourceStylesheets = `
export const stylesheets = import.meta.glob('/src/web/**/*.css', { query: '?inline', import: 'default', eager: true })
export const stylesheetsOnDemand = {}
`

/** The browser's build is done first, and its manifest is there until the server's is done too. */
function builtStylesheets(folder: string) {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
  const files = new Set(Object.keys(manifest).flatMap((source) => stylesheetsOf(manifest, source)))
  const texts = Array.from(files, (file) => [
    `/${file}`,
    withoutLayers(readFileSync(join(folder, file), 'utf8')),
  ])
  const onDemand = Object.entries(manifest)
    .filter(([, { isDynamicEntry }]) => isDynamicEntry)
    .map(([source]) => [source, stylesheetsOf(manifest, source).map((file) => `/${file}`)])
  return `
export const stylesheets = ${JSON.stringify(Object.fromEntries(texts))}
export const stylesheetsOnDemand = ${JSON.stringify(Object.fromEntries(onDemand))}
`
}

/** Those of what it imports come first. */
function stylesheetsOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  const imported = (chunk.imports ?? []).flatMap((file) => stylesheetsOf(manifest, file, seen))
  return [...new Set([...imported, ...(chunk.css ?? [])])]
}

/** Whichever file a browser reads first, the layers are in the same order. */
function layersFirst(css: string) {
  return layersOnly + css
}

function withoutLayers(css: string) {
  return css.startsWith(layersOnly) ? css.slice(layersOnly.length) : css
}

const layersOnly = layers.replace(/\/\*.*?\*\//s, '').trim()
