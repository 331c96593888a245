import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const START = 'window.__reactRouterManifest='

/**
 * Takes out of the list of routes, which every visit loads, what no browser asks it for:
 *
 * - API calls and files. Browsers fetch them by their address, and links to them are never followed within the page.
 * - The files a route's module imports. The router needs them to fetch a page ahead, which no link here does.
 * - The stylesheets of a route. Its own script names them (`route-stylesheets.ts`).
 * - What a route doesn't have. The router takes a missing property for "no".
 */
export async function slimManifest(folder) {
  const name = (await readdir(folder)).find((file) => /^manifest-.*\.js$/.test(file))
  if (!name) throw new Error(`${folder} has no manifest of the routes.`)
  const path = join(folder, name)
  const text = await readFile(path, 'utf8')
  if (!text.startsWith(START)) throw new Error(`${name} does not have the expected format.`)
  const manifest = JSON.parse(text.slice(START.length).replace(/;\s*$/, ''))
  const bare = Object.values(manifest.routes).find((route) => route.hasDefaultExport && !route.hasLoader)
  if (bare)
    throw new Error(`The route ${bare.id} needs a loader: see getHydrationData in unused-package-code.ts.`)
  const routes = Object.entries(manifest.routes)
    .filter(([, route]) => !isFileOrCall(route))
    .map(([id, route]) => [id, { ...route, imports: undefined, css: undefined, hasDefaultExport: undefined }])
  const entry = { module: manifest.entry.module, imports: [] }
  const slim = { ...manifest, entry, routes: Object.fromEntries(routes) }
  await writeFile(
    path,
    `${START}${JSON.stringify(slim, (_name, value) => (value === false ? undefined : value))};`,
  )
}

/** The same addresses that `ClientNavigation` leaves to the browser. */
function isFileOrCall({ path = '', hasDefaultExport }) {
  return !hasDefaultExport && (path.startsWith('api/') || /\.\w+$/.test(path))
}
