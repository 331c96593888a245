import './require-node.mjs'
import { seconds } from './announce.mjs'
import { install } from './install.mjs'

await install()
const { runChecks, staticChecks, testChecks, writeRouteTypes } = await import('./checks.mjs')

const start = Date.now()
await writeRouteTypes()
// The tests use every core, so they run after the static checks.
const failed = (await runChecks(staticChecks)) + (await runChecks(testChecks))
const count = staticChecks.length + testChecks.length
console.log(`\n${count - failed} of ${count} checks passed in ${seconds(start)}`)
process.exitCode = failed > 0 ? 1 : 0
