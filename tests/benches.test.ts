import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const benches = Object.entries(scripts).filter(([name]) => /^(?:bench|prove):/.test(name))
const documented = new Map(
  readFileSync('docs/performance.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')))
    .map(([, name = '', measured = '', yardstick = '']) => [name, { measured, yardstick }]),
)

describe('OPS-06 a benchmark', () => {
  test('is a command, and every command is described', () => {
    expect([...documented.keys()].toSorted()).toEqual(benches.map(([name]) => name).toSorted())
  })

  test.each(benches)('%s has a yardstick', (name, command) => {
    expect(existsSync(command.replace(/^node /, ''))).toBe(true)
    expect(documented.get(name)?.yardstick).not.toBe('')
  })
})
