import './require-node.mjs'
import { install } from './install.mjs'
import { nodePath, run } from './run.mjs'

await install()

// Pages change as they are saved. What stands behind them is started anew.
process.exitCode = await run(nodePath(), ['--watch', '--watch-preserve-output', 'src/server/dev.ts'], {
  env: { NODE_ENV: 'development', DEMO: process.env.DEMO ?? '1' },
})
