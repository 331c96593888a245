import type { UNSAFE_AssetsManifest as AssetsManifest } from 'react-router'
import { stylesheets, stylesheetsOnDemand } from 'virtual:stylesheets'
import type { Template } from '#sites/templates/templates.ts'
import layers from './layers.css?inline'

type MatchedRoute = { id: string; handle?: unknown }

/** `export const handle: PageHandle = …` in a route whose page has parts that a browser loads on demand. */
export type PageHandle = {
  /** The page that each template provides. */
  templatePage?: 'home'
  /** Modules of `src/web`, or folders of them. */
  loads?: readonly string[]
}

export type PageStylesheets = {
  /** The addresses of the stylesheets. */
  files: string[]
  /** Their text, in the same order. */
  css: string
}

/** The stylesheets of everything that a page may show, as the build found them in the imports of its modules. */
export function pageStylesheets(
  template: Template,
  routes: readonly MatchedRoute[],
  manifest: AssetsManifest,
): PageStylesheets {
  if (import.meta.env.DEV) return { files: [], css: layers + everyStylesheet(template) }
  const files = unique([
    ...routes.flatMap(({ id }) => manifest.routes[id]?.css ?? []),
    ...onDemand(template, /\/parts\.ts$/),
    ...routes.flatMap(({ handle }) => (isPageHandle(handle) ? loadedOnDemand(template, handle) : [])),
  ])
  const addresses = inOrder(files.map(withoutMark))
  return { files: addresses, css: cssOf(addresses) }
}

/** React Router marks the address of a stylesheet that is also loaded on demand with an empty fragment. */
function withoutMark(address: string) {
  return address.replace(/#$/, '')
}

/** In development nothing is built yet, so a page starts with the styles of every page. */
function everyStylesheet(template: Template) {
  return Object.entries(stylesheets)
    .filter(([file]) => !file.includes('/templates/') || file.includes(`/templates/${template}/`))
    .map(([, css]) => css)
    .join('')
}

/** What a module imports comes before its own, as the build lists them. */
function inOrder(files: string[]) {
  const wanted = new Set(files)
  return Object.keys(stylesheets).filter((file) => wanted.has(file))
}

function loadedOnDemand(template: Template, { templatePage, loads = [] }: PageHandle) {
  return [
    ...(templatePage ? onDemand(template, /-home\.tsx$/) : []),
    ...loads.flatMap((path) => stylesBelow(`src/web/${path}`)),
  ]
}

function stylesBelow(path: string) {
  const modules = Object.entries(stylesheetsOnDemand).filter(([source]) => source.startsWith(path))
  if (modules.length === 0) throw new Error(`The build has no styles for ${path}.`)
  return modules.flatMap(([, files]) => files)
}

function onDemand(template: Template, file: RegExp) {
  const folder = `src/web/templates/${template}/`
  const source = Object.keys(stylesheetsOnDemand).find((name) => name.startsWith(folder) && file.test(name))
  if (source === undefined) throw new Error(`The build has no styles for a file like ${file} in ${folder}.`)
  return stylesheetsOnDemand[source] ?? []
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && ('templatePage' in handle || 'loads' in handle)
}

const joined = new Map<string, string>()

/** Kept, because it is long and there are few combinations. */
function cssOf(files: string[]): string {
  const key = files.join(' ')
  const css = joined.get(key) ?? layers + files.map((file) => stylesheets[file]).join('')
  joined.set(key, css)
  return css
}

function unique(values: string[]) {
  return [...new Set(values)]
}
