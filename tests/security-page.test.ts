import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const testFiles = globSync('{src,tests}/**/*.test.{ts,tsx}')
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

/** The rows of the table of threats, each with the code in its last column. */
const threats = readFileSync('SECURITY.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:threat|-)/.test(line))
  .map((line) => line.split(' | '))
  .map((cells) => ({
    threat: cells[0]?.slice(2).trim() ?? '',
    tests: [...(cells[2] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  }))

test('OPS-05 each threat in SECURITY.md names a test that exists', () => {
  expect(threats.length).toBeGreaterThan(40)
  const wrong = threats.flatMap(({ threat, tests }) => [
    ...(tests.some((name) => name.endsWith('.test.ts')) ? [] : [`${threat}: no test`]),
    ...tests.filter((name) => !exists(name)).map((name) => `${threat}: ${name}`),
  ])
  expect(wrong).toEqual([])
})

/** A name without a folder has to be the name of one file only. */
function exists(name: string) {
  if (name.startsWith('npm run ')) return name.slice('npm run '.length) in scripts
  const files = testFiles.filter((file) => file === name || file.endsWith(`/${name}`))
  return files.length === 1
}
