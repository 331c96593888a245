import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest, Plugin, Rolldown } from 'vite'
import { chunksOnDemand, withoutKnownStylesheets } from './chunks-on-demand.ts'
import { stylesheetsFor, withRouteStylesheets } from './route-stylesheets.ts'

const MODULE = 'virtual:stylesheets'

/** Beside Vite’s manifest. */
const ON_DEMAND = '.vite/on-demand.json'

/** The module with which Vite’s scripts load others on demand. */
const VITE_PRELOAD = '\0vite/preload-helper.js'
const layers = readFileSync(join(import.meta.dirname, '../../src/web/styles/layers.css'), 'utf8')

/**
 * `import … from 'virtual:stylesheets'`: the stylesheets of the browser’s build for the server, which puts those of a page
 * into its HTML.
 */
export function stylesheets(): Plugin {
  let isBuild = false
  return {
    name: 'stylesheets',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id === VITE_PRELOAD && isBuild) return stylesheetsFirst
      if (id !== `\0${MODULE}`) return
      return isBuild
        ? builtStylesheets(join(this.environment.config.root, 'build/client'))
        : sourceStylesheets
    },
    generateBundle: {
      // After Vite has written its lists.
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.name !== 'client') return
        const { root } = this.environment.config
        const source = JSON.stringify(chunksOnDemand(bundle, (id) => this.getModuleInfo(id), root))
        this.emitFile({ type: 'asset', fileName: ON_DEMAND, source })
        const onEveryPage = stylesheetsOnEveryPage(bundle)
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') {
            file.code = withoutKnownStylesheets(file.code, onEveryPage)
            file.code = withRouteStylesheets(file, bundle, onEveryPage)
          } else if (file.fileName.endsWith('.css')) file.source = layersFirst(String(file.source))
        }
      },
    },
  }
}

/** The HTML that a visit begins with contains the styles of the frame and of the site's template. */
function stylesheetsOnEveryPage(bundle: Rolldown.OutputBundle): Set<string> {
  const scripts = Object.entries(bundle).filter(([, file]) => {
    if (file.type !== 'chunk') return false
    const isParts = /\/templates\/[^/]+\/parts\.ts$/.test(file.facadeModuleId ?? '')
    return isParts || file.name === 'entry.client' || file.name === 'root'
  })
  return stylesheetsFor(
    scripts.map(([name]) => name),
    bundle,
  )
}

/** A third of the size of Vite’s own, which also preloads scripts. A stylesheet that can’t be fetched doesn’t stop the import. */
const stylesheetsFirst = `
export const __vitePreload = (load, files = []) => Promise.all(files.map(stylesheet)).then(load)

function stylesheet(file) {
  const href = '/' + file
  if (document.querySelector('link[rel="stylesheet"][href="' + href + '"]')) return
  return new Promise((resolve) => {
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'stylesheet', href, onload: resolve, onerror: resolve }))
  })
}
`

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
  const keys = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]))
  const chunks = JSON.parse(readFileSync(join(folder, ON_DEMAND), 'utf8')) as Record<string, string>
  const onDemand = Object.entries(chunks).map(([source, file]) => [
    source,
    stylesheetsOf(manifest, keys.get(file) ?? '').map((name) => `/${name}`),
  ])
  return `
export const stylesheets = ${JSON.stringify(Object.fromEntries(texts))}
export const stylesheetsOnDemand = ${JSON.stringify(Object.fromEntries(onDemand))}
`
}

/** The stylesheets that a module and its imports need, with those of the imports first. */
function stylesheetsOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  const imported = (chunk.imports ?? []).flatMap((file) => stylesheetsOf(manifest, file, seen))
  return [...new Set([...imported, ...(chunk.css ?? [])])]
}

/** Keeps the layers in the same order, whichever file a browser reads first. */
function layersFirst(css: string) {
  return layersOnly + css
}

function withoutLayers(css: string) {
  return css.startsWith(layersOnly) ? css.slice(layersOnly.length) : css
}

const layersOnly = layers.replace(/\/\*.*?\*\//s, '').trim()
