import './require-node.mjs'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { nodePath, root, run } from './run.mjs'
import { serverFlags, serverSettings } from './server-process.mjs'

if (!existsSync(join(root, 'build/server/main.js'))) {
  console.error('Forecourt has not been built. Please run `npm ci && npm run build`.')
  process.exit(1)
}

// One of several processes, which share what was installed and built before.
process.exitCode = await run(nodePath(), [...serverFlags, 'build/server/main.js'], {
  env: { ...serverSettings, NODE_ENV: 'production' },
})
