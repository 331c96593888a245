import './require-node.mjs'
import { build } from './build.mjs'
import { install } from './install.mjs'
import { nodePath, run } from './run.mjs'

await install()
await build()

// Most garbage comes from small, short-lived pages: a larger nursery would only hold memory for longer.
process.exitCode = await run(nodePath(), ['--max-semi-space-size=16', 'build/server/main.js'], {
  env: { NODE_ENV: 'production', DEMO: process.env.DEMO ?? '1' },
})
