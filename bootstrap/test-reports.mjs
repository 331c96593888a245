import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './run.mjs'

/** Where a runner writes its report. That of an earlier run is removed, so that it is never taken for this one's. */
export function freshReport(name) {
  const folder = join(root, '.cache/reports')
  mkdirSync(folder, { recursive: true })
  const report = join(folder, `${name}.json`)
  rmSync(report, { force: true })
  return report
}

/**
 * What a report of Vitest says: how many tests passed, a title and a reason for each that failed, and the group of each that was
 * skipped.
 */
export function vitestOutcome(report, code) {
  return outcome(report, code, ({ numPassedTests, testResults }) => ({
    passed: numPassedTests,
    skipped: testResults.flatMap(skippedInFile),
    failures: testResults.filter(({ status }) => status === 'failed').flatMap(failuresOfFile),
  }))
}

export function playwrightOutcome(report, code) {
  return outcome(report, code, ({ stats, errors, suites }) => ({
    passed: stats.expected,
    failures: [
      ...specsOf(suites)
        .filter(({ ok }) => !ok)
        .map((spec) => ({ title: `${spec.file}: ${spec.title}`, reason: reasonOfSpec(spec) })),
      ...errors.map(({ message }) => ({ title: 'journeys', reason: message })),
    ],
  }))
}

/** A runner that failed without naming a test counts as one failure. */
function outcome(report, code, read) {
  const nameless = code === 0 ? [] : [{ title: report, reason: `the runner ended with ${code}` }]
  try {
    const { failures, ...others } = read(JSON.parse(readFileSync(report, 'utf8')))
    return { ...others, failures: failures.length > 0 ? failures : nameless }
  } catch (error) {
    const isMissing = error.code === 'ENOENT'
    return { passed: 0, failures: isMissing ? nameless : [{ title: report, reason: String(error) }] }
  }
}

/** A file that could not be loaded has no failed tests. */
function failuresOfFile({ name, message, assertionResults }) {
  const file = relative(root, name)
  const failed = assertionResults.filter(({ status }) => status === 'failed')
  if (failed.length === 0) return [{ title: file, reason: message }]
  return failed.map(({ fullName, failureMessages }) => ({
    title: `${file}: ${fullName}`,
    reason: failureMessages.join('\n'),
  }))
}

/** Names a group that was skipped as a whole by its own title, which says why. */
function skippedInFile({ assertionResults }) {
  const isSkipped = ({ status }) => status === 'skipped' || status === 'pending'
  const groups = new Set(assertionResults.map(({ ancestorTitles }) => ancestorTitles[0]))
  return [...groups].flatMap((group) => {
    const tests = assertionResults.filter(({ ancestorTitles }) => ancestorTitles[0] === group)
    const skipped = tests.filter(isSkipped)
    return skipped.map(({ fullName }) =>
      group !== undefined && skipped.length === tests.length ? group : fullName,
    )
  })
}

function specsOf(suites = []) {
  return suites.flatMap(({ specs = [], suites: inner }) => [...specs, ...specsOf(inner)])
}

function reasonOfSpec({ tests }) {
  return tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? '')).join('\n')
}
