import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { announced } from './announce.mjs'
import { isBuilt, removeStamp, stampBuild } from './release/built-from.mjs'
import { compressFiles } from './bundle/compress-files.mjs'
import { nodePath, root, run } from './run.mjs'
import { slimManifest } from './bundle/slim-manifest.mjs'

/** Builds the pages and the server, unless the current sources are built already. */
export async function build() {
  if (isBuilt(root)) return

  removeStamp(root)
  const command = [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build', '--logLevel', 'error']
  const code = await announced('Building', () =>
    run(nodePath(), command, { env: { NODE_ENV: 'production' } }),
  )
  if (code !== 0) process.exit(code)
  // What the browser’s build told the server’s is for no visitor.
  rmSync(join(root, 'build/client/.vite'), { recursive: true, force: true })
  await slimManifest(join(root, 'build/client/assets'))
  await announced('Compressing files for browsers', () => compressFiles(join(root, 'build/client')))
  stampBuild(root)
}
