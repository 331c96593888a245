import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { seconds } from './announce.mjs'
import { nodePath, root, runQuietly } from './run.mjs'

// Tests start many processes from the same source, and each would compile it again.
process.env.NODE_COMPILE_CACHE ??= join(root, '.cache/node')

/**
 * Checks of the source that do not run it. What compiler and knip learn is kept in .cache, so that a second run takes a
 * third of the time. They run side by side, so the compiler has one checker: several would work out
 * the types they share several times.
 */
export const staticChecks = [
  { title: 'The source is formatted', commands: [tool('oxfmt', '--check')] },
  { title: 'The source has no lint', commands: [tool('oxlint', '--type-aware')] },
  {
    title: 'The types are correct',
    commands: [tool('tsc', '--checkers', '1', '--incremental', '--tsBuildInfoFile', '.cache/types.json')],
  },
  { title: 'Nothing is unused', commands: [tool('knip', '--cache', '--cache-location', '.cache/knip')] },
]

/** Writes the types of the routes. The compiler and the lint read them, so this has to be done before either starts. */
export async function writeRouteTypes() {
  const problems = await firstProblem([tool('react-router', 'typegen')])
  if (problems === null) return
  console.error(`The types of the routes can’t be written:\n${problems}`)
  process.exit(1)
}

/** Leaves out whole projects, and files that take long and rarely fail first. `npm run test:full` runs them all. */
const quick = ['--passWithNoTests', '--exclude=**/*.{slow,long}.test.ts']
const leftOut = ['pages', 'engines', 'kills', 'copies', 'browsers']

export const testChecks = [
  {
    title: 'The rules and the server pass their tests',
    commands: [
      tool('vitest', 'run', ...quick, ...[...leftOut, 'contract'].map((name) => `--project=!${name}`)),
    ],
  },
  {
    title: 'The stores pass the tests that a change since the last commit can reach',
    commands: [tool('vitest', 'run', ...quick, '--project=contract', ...sinceLastCommit())],
  },
]

/** They take as long as all other checks together. Without Git, nobody knows what has changed. */
function sinceLastCommit() {
  return existsSync(join(root, '.git')) ? ['--changed'] : []
}

/** Runs all checks at the same time, even after one has failed. Prints a sentence for each and returns how many failed. */
export async function runChecks(checks) {
  const failures = await Promise.all(checks.map(check))
  return failures.filter(Boolean).length
}

async function check({ title, commands }) {
  const start = Date.now()
  const problems = await firstProblem(commands)
  console.log(`${problems === null ? '✓' : '✗'} ${title} (${seconds(start)})`)
  if (problems !== null) console.log(`\n${problems.trim().replaceAll(/^/gm, '    ')}\n`)
  return problems !== null
}

async function firstProblem(commands) {
  for (const [command, ...args] of commands) {
    const { code, output } = await runQuietly(command, args, { env: { GOGC: LAZY } })
    if (code !== 0) return output
  }
  return null
}

/** For the compiler and the lint, which are written in Go: they end soon, so collecting garbage is mostly wasted. */
const LAZY = '400'

/** A tool from node_modules, run by our Node whatever version the machine has. */
export function tool(name, ...args) {
  return [nodePath(), join(root, 'node_modules/.bin', name), ...args]
}
