import './require-node.mjs'
import { commandFlags, nodeSettings } from './node-processes.mjs'
import { install } from './install.mjs'
import { nodePath, run } from './run.mjs'

await install()
process.exitCode = await run(nodePath(), [...commandFlags, 'src/cli/main.ts', ...process.argv.slice(2)], {
  env: nodeSettings,
})
