import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const START = 'window.__reactRouterManifest='

/**
 * Takes API calls and files out of the list of routes that every visit loads. Browsers fetch them by their address, and links
 * to them are never followed within the page, so the list would name them for nothing.
 */
export async function slimManifest(folder) {
  const name = (await readdir(folder)).find((file) => /^manifest-.*\.js$/.test(file))
  if (!name) throw new Error(`${folder} has no manifest of the routes.`)
  const path = join(folder, name)
  const text = await readFile(path, 'utf8')
  if (!text.startsWith(START)) throw new Error(`${name} does not have the expected format.`)
  const manifest = JSON.parse(text.slice(START.length).replace(/;\s*$/, ''))
  const routes = Object.entries(manifest.routes).filter(([, route]) => !isFileOrCall(route))
  await writeFile(path, `${START}${JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) })};`)
}

/** The same addresses that `ClientNavigation` leaves to the browser. */
function isFileOrCall({ path = '', hasDefaultExport }) {
  return !hasDefaultExport && (path.startsWith('api/') || /\.\w+$/.test(path))
}
