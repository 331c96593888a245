import './require-node.mjs'
import { build } from './build.mjs'
import { findBrowser } from './find-browser.mjs'
import { install } from './install.mjs'
import { run, runQuietly } from './run.mjs'
import { freshReport, playwrightOutcome, vitestOutcome } from './test-reports.mjs'

const isFull = process.argv.includes('--full')
process.env.TEST_WEIGHT = isFull ? 'full' : 'short'

/** The projects that run beside the journeys. */
const beside = isFull ? ['kills', 'copies'] : ['kills']
/** The projects that don’t run with the modules: they run at another time, or in a full run only. */
const apart = ['kills', 'copies', 'browsers']
/** Files that take long and rarely fail. */
const shorter = isFull ? [] : ['--exclude=**/*.long.test.ts']

await install()
const { runChecks, staticChecks, tool, writeRouteTypes } = await import('./checks.mjs')

const { executablePath } = await findBrowser()
console.log(`The journeys use the browser ${executablePath}\n`)

await writeRouteTypes()
const [failedChecks] = await Promise.all([runChecks(staticChecks), build()])
const outcomes = [await modules()]
// Killed processes mostly wait, and journeys leave a core idle now and then.
outcomes.push(...(await Promise.all([journeys(), kills()])))
if (isFull) outcomes.push(await otherBrowsers())
if (isFull) outcomes.push(await journeysWithThreeServers())

const failures = outcomes.flatMap((outcome) => outcome.failures)
for (const { title, reason } of failures) console.log(`\n✗ ${title}\n${indented(reason)}`)
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, staticChecks.length - failedChecks)
const failed = failures.length + failedChecks
const skipped = outcomes.flatMap((outcome) => outcome.skipped ?? [])
console.log(`\n${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`)
for (const reason of new Set(skipped)) console.log(`- skipped: ${reason}`)
process.exitCode = failed > 0 ? 1 : 0

async function modules() {
  console.log('\nTests: modules, server and pages')
  const report = freshReport('modules')
  const code = await run(
    ...vitest(report, '--reporter=default', ...shorter, ...apart.map((name) => `--project=!${name}`)),
  )
  return vitestOutcome(report, code)
}

/** The runner prints which browsers are not installed, with the tests that it skips for that. */
async function otherBrowsers() {
  console.log('\nTests: journeys in Firefox and WebKit')
  const report = freshReport('browsers')
  const code = await run(...vitest(report, '--reporter=verbose', '--project=browsers'))
  return vitestOutcome(report, code)
}

async function kills() {
  const report = freshReport('kills')
  const { code, output } = await runQuietly(
    ...vitest(report, '--reporter=dot', ...beside.map((name) => `--project=${name}`)),
  )
  if (code !== 0) console.log(output)
  return vitestOutcome(report, code)
}

async function journeys(
  name = `journeys, and beside them killed processes${isFull ? ' and changed copies' : ''}`,
) {
  console.log(`\nTests: ${name}`)
  const report = freshReport('journeys')
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = report
  const code = await run(...command('playwright', 'test', '--pass-with-no-tests', '--reporter=list,json'))
  return playwrightOutcome(report, code)
}

/**
 * Every journey once more, each request of which may be answered by another process. That makes a difference to what is
 * stored, not to what another template or width shows.
 */
function journeysWithThreeServers() {
  process.env.TEST_WEIGHT = 'once'
  process.env.JOURNEYS_SERVERS = '3'
  return journeys('journeys with three servers and PostgreSQL')
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

/** A tool as `run` takes it: the program, and its arguments. */
function command(...names) {
  const [program, ...args] = tool(...names)
  return [program, args]
}

/** The first lines say what was expected; the runner has printed the rest. */
function indented(reason) {
  return reason.split('\n').slice(0, 12).join('\n').replaceAll(/^/gm, '    ')
}
