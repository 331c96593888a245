import './require-node.mjs'
import { buildFault } from './release/built-from.mjs'
import { nodePath, root, run } from './run.mjs'
import { nodeSettings, serverFlags } from './node-processes.mjs'

const fault = buildFault(root)
if (fault !== null) {
  console.error(fault)
  process.exit(1)
}

// One of several processes, which share what was installed and built before.
process.exitCode = await run(nodePath(), [...serverFlags, 'build/server/main.js'], {
  env: { ...nodeSettings, NODE_ENV: 'production' },
})
