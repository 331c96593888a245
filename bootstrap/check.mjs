import './require-node.mjs'
import { seconds } from './announce.mjs'
import { install } from './install.mjs'

await install()
const { runChecks, staticChecks, testChecks } = await import('./checks.mjs')

const start = Date.now()
const checks = [...staticChecks, ...testChecks]
const failed = await runChecks(checks)
console.log(`\n${checks.length - failed} of ${checks.length} checks passed in ${seconds(start)}`)
process.exitCode = failed > 0 ? 1 : 0
