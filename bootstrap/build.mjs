import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { announced } from './announce.mjs'
import { compressFiles } from './compress-files.mjs'
import { nodePath, root, run } from './run.mjs'
import { slimManifest } from './slim-manifest.mjs'

const sources = [
  'src',
  'demo',
  'bootstrap',
  'public',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
]
const stamp = join(root, 'build/.built-from')

/** Builds the pages and the server, unless the current sources are built already. */
export async function build() {
  const current = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return

  rmSync(stamp, { force: true })
  const command = [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build', '--logLevel', 'error']
  const code = await announced('Building', () =>
    run(nodePath(), command, { env: { NODE_ENV: 'production' } }),
  )
  if (code !== 0) process.exit(code)
  // What the browser’s build told the server’s is for no visitor.
  rmSync(join(root, 'build/client/.vite'), { recursive: true, force: true })
  await slimManifest(join(root, 'build/client/assets'))
  await announced('Compressing files for browsers', () => compressFiles(join(root, 'build/client')))
  writeFileSync(stamp, current)
}

/** Changes when a file is added, removed, resized or saved. */
function fingerprint() {
  const hash = createHash('sha256')
  for (const file of sources
    .flatMap(filesIn)
    .filter((name) => !name.includes('.test.'))
    .sort()) {
    const { size, mtimeMs } = statSync(join(root, file))
    hash.update(`${file} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

function filesIn(path) {
  const absolute = join(root, path)
  if (!existsSync(absolute)) return []
  if (statSync(absolute).isFile()) return [path]
  return readdirSync(absolute).flatMap((name) => filesIn(`${path}/${name}`))
}
