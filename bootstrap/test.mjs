import './require-node.mjs'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build.mjs'
import { findBrowser } from './find-browser.mjs'
import { install } from './install.mjs'
import { root, run, runQuietly } from './run.mjs'

/** The projects that run beside the journeys. */
const beside = ['kills', 'copies']

await install()
const { runChecks, staticChecks, tool } = await import('./checks.mjs')

const { executablePath } = await findBrowser()
console.log(`The journeys use the browser ${executablePath}\n`)

if (process.argv.includes('--full')) process.env.TEST_WEIGHT = 'full'

const [failedChecks] = await Promise.all([runChecks(staticChecks), build()])
const counts = [{ passed: staticChecks.length - failedChecks, failed: failedChecks }]
counts.push(await modules())
// Killed processes mostly wait, and journeys leave a core idle now and then.
counts.push(...(await Promise.all([journeys(), kills()])))

const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

async function modules() {
  console.log('\nTests: modules, server and pages')
  const report = freshReport('modules')
  const code = await run(
    ...vitest(report, '--reporter=default', ...beside.map((name) => `--project=!${name}`)),
  )
  return countsOf(report, code, vitestCounts)
}

/** What fails is printed, after the journeys’ own lines. */
async function kills() {
  const report = freshReport('kills')
  const { code, output } = await runQuietly(
    ...vitest(report, '--reporter=dot', ...beside.map((name) => `--project=${name}`)),
  )
  if (code !== 0) console.log(output)
  return countsOf(report, code, vitestCounts)
}

async function journeys() {
  console.log('\nTests: journeys, and beside them killed processes and changed copies')
  const report = freshReport('journeys')
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = report
  const code = await run(...command('playwright', 'test', '--pass-with-no-tests', '--reporter=list,json'))
  return countsOf(report, code, ({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
  }))
}

function vitest(report, ...options) {
  return command(
    'vitest',
    'run',
    '--passWithNoTests',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...options,
  )
}

function vitestCounts({ numPassedTests, numFailedTests, testResults }) {
  return {
    passed: numPassedTests,
    // A file that failed to load has no failed tests.
    failed:
      numFailedTests +
      testResults.filter((file) => file.status === 'failed' && !file.assertionResults.length).length,
  }
}

/** A tool as `run` takes it: the program, and its arguments. */
function command(...names) {
  const [program, ...args] = tool(...names)
  return [program, args]
}

function freshReport(name) {
  const folder = join(root, '.cache/reports')
  mkdirSync(folder, { recursive: true })
  const report = join(folder, `${name}.json`)
  rmSync(report, { force: true })
  return report
}

/** A runner that failed without naming a test counts as one failure. */
function countsOf(report, code, read) {
  try {
    const { passed, failed } = read(JSON.parse(readFileSync(report, 'utf8')))
    return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
  } catch {
    return { passed: 0, failed: code === 0 ? 0 : 1 }
  }
}
