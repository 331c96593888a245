import { join } from 'node:path'
import { seconds } from './announce.mjs'
import { nodePath, root, runQuietly } from './run.mjs'

/** What can be told about the source without running it. */
export const staticChecks = [
  { holds: 'The source is formatted', commands: [tool('oxfmt', '--check')] },
  { holds: 'The source has no lint', commands: [tool('oxlint', '--type-aware')] },
  { holds: 'The types agree', commands: [tool('react-router', 'typegen'), tool('tsc')] },
  { holds: 'Nothing is left over', commands: [tool('knip')] },
]

export const testChecks = [
  {
    holds: 'The rules, the stores, the server and the pages do what they promise',
    commands: [tool('vitest', 'run', '--project=!kills', '--project=!copies')],
  },
]

/** Runs all checks side by side, also after one has failed; prints a sentence for each and answers how many failed. */
export async function runChecks(checks) {
  const failures = await Promise.all(checks.map(check))
  return failures.filter(Boolean).length
}

async function check({ holds, commands }) {
  const start = Date.now()
  const problems = await firstProblem(commands)
  console.log(`${problems === null ? '✓' : '✗'} ${holds} (${seconds(start)})`)
  if (problems !== null) console.log(`\n${problems.trim().replaceAll(/^/gm, '    ')}\n`)
  return problems !== null
}

async function firstProblem(commands) {
  for (const [command, ...args] of commands) {
    const { code, output } = await runQuietly(command, args)
    if (code !== 0) return output
  }
  return null
}

/** A tool of ours, run by our Node whatever the machine's own is. */
export function tool(name, ...args) {
  return [nodePath(), join(root, 'node_modules/.bin', name), ...args]
}
