import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { slimManifest } from '../bootstrap/bundle/slim-manifest.mjs'

const folder = mkdtempSync(join(tmpdir(), 'forecourt-manifest-'))
const file = join(folder, 'manifest-1.js')
afterAll(() => rmSync(folder, { recursive: true }))

const page = { id: 'page', path: 'page', hasLoader: true, hasAction: false, hasDefaultExport: true }
const call = { id: 'call', path: 'api/call', hasLoader: true, hasDefaultExport: false }

test('OPS-04 the browser’s list of routes has pages only, and nothing of what they lack', async () => {
  await slim([page, call])

  expect(readFileSync(file, 'utf8')).toBe(
    'window.__reactRouterManifest={"entry":{"module":"/entry.js","imports":[]},"routes":{"page":{"id":"page","path":"page","hasLoader":true}}};',
  )
})

test('OPS-04 a page without a loader fails the build, because the router no longer looks for one', async () => {
  await expect(slim([page, { ...page, id: 'bare', hasLoader: false }])).rejects.toThrow(
    'The route bare needs a loader',
  )
})

function slim(routes: (typeof page | typeof call)[]) {
  const manifest = {
    entry: { module: '/entry.js', imports: ['/frame.js'] },
    routes: Object.fromEntries(routes.map((route) => [route.id, route])),
  }
  writeFileSync(file, `window.__reactRouterManifest=${JSON.stringify(manifest)};`)
  return slimManifest(folder)
}
