import './require-node.mjs'
import { build } from './build.mjs'
import { install } from './install.mjs'
import { nodePath, run } from './run.mjs'
import { serverFlags, serverSettings } from './server-process.mjs'

await install()
await build()

process.exitCode = await run(nodePath(), [...serverFlags, 'build/server/main.js'], {
  env: { ...serverSettings, NODE_ENV: 'production', DEMO: process.env.DEMO ?? '1' },
})
