import './require-node.mjs'
import { install } from './install.mjs'
import { nodePath, run } from './run.mjs'

// Pages update in the browser when they are saved. The code behind them restarts.
const behindPages = ['data', 'domain', 'integrations', 'operations', 'search', 'server', 'sites']

await install()
const watch = behindPages.map((folder) => `--watch-path=src/${folder}`)
process.exitCode = await run(nodePath(), [...watch, '--watch-preserve-output', 'src/server/dev.ts'], {
  env: { NODE_ENV: 'development', DEMO: process.env.DEMO ?? '1' },
})
