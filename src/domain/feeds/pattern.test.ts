import { describe, expect, test } from 'vitest'
import { MAX_CELL_LENGTH } from './feed-row.ts'
import { compilePattern, type Pattern } from './pattern.ts'

describe('OPS-02 a pattern matches in linear time:', () => {
  test.each([
    ['(a|a)+$', `${'a'.repeat(MAX_CELL_LENGTH)}!`],
    ['(a|ab)*c', 'ab'.repeat(MAX_CELL_LENGTH / 2)],
    ['(\\w|\\d)+$', `${'1'.repeat(MAX_CELL_LENGTH)}!`],
    ['^(?:a?){30}a{30}$', `${'a'.repeat(30)}!`],
    ['^(a+)+$', `${'a'.repeat(MAX_CELL_LENGTH)}!`],
    ['(?:\\d+,?)*x', '1,'.repeat(MAX_CELL_LENGTH / 2)],
    ['^(?:(?:a*)*)*$', `${'a'.repeat(MAX_CELL_LENGTH)}!`],
    ['(.*)(.*)(.*)(.*)(.*)[^ ]!x', 'a'.repeat(MAX_CELL_LENGTH)],
  ])('%s', (source, text) => {
    const started = performance.now()
    expect(compiled(source).find(text)).toBeNull()
    // Backtracking would take longer than the age of the universe; a busy machine needs a second or two.
    expect(performance.now() - started).toBeLessThan(10_000)
  })
})

describe('OPS-02 a pattern', () => {
  test('finds its groups in any case, accents and spacing', () => {
    expect(
      compiled('^(?<make>škoda|\\p{L}+)\\s(\\w+)(?: (?<badge>.+))?$').find('ŠKODA\u00A0Octavia'),
    ).toEqual({
      all: 'ŠKODA Octavia',
      first: 'ŠKODA',
      groups: { make: 'ŠKODA', badge: null },
    })
    expect(compiled('\\u00e9+').find('Coupé')?.all).toBe('é')
    expect(compiled('x').find('abc')).toBeNull()
  })

  test('caches repeated texts without mixing them up', () => {
    const number = compiled('^(\\d+) cyl$')
    expect(number.find('4 cyl')).toBe(number.find('4 cyl'))
    for (const count of [...Array(1000).keys(), ...Array(1000).keys()]) {
      expect(number.find(`${count} cyl`)?.first).toBe(String(count))
      expect(number.find(`${count} doors`)).toBeNull()
    }
  })

  test('replaces matches, including groups', () => {
    expect(compiled('\\s*\\((.*?)\\)').replaceAll('HiLux (4x4) (new)', '')).toBe('HiLux')
    expect(compiled('(\\d)dr').replaceAll('4DR 5dr', '$1 doors')).toBe('4 doors 5 doors')
  })

  test.each([
    ['(?=a)b', 'this uses a lookahead or lookbehind, which patterns here don’t have'],
    ['^(?!a).+', 'this uses a lookahead or lookbehind'],
    ['(?<=a)b', 'this uses a lookahead or lookbehind'],
    ['(?<!a)b', 'this uses a lookahead or lookbehind'],
    ['(a)\\1', 'this uses a reference back to a group'],
    ['(', 'this is not a regular expression: error parsing regexp: missing closing )'],
    ['[z-a]', 'this is not a regular expression'],
    ['a{1001}', 'this is not a regular expression'],
    ['((\\p{L}{30}){30}|x)(a{999})(b{999})(c{999})(d{999})', 'this repeats too much to be matched quickly'],
    ['x'.repeat(2001), 'this is longer than 2000 characters'],
  ])('%s is refused with a clear message', (source, problem) => {
    expect(compilePattern(source)).toEqual({ problem: expect.stringContaining(problem) })
  })

  test('may contain an escaped form of an unsupported feature', () => {
    expect(compiled('\\(?!x').find('(!x')).not.toBeNull()
  })
})

function compiled(source: string): Pattern {
  const pattern = compilePattern(source)
  if ('problem' in pattern) throw new Error(pattern.problem)
  return pattern
}
