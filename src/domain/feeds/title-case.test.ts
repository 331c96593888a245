import { expect, test } from 'vitest'
import { fixAllCaps } from './title-case.ts'

test.each([
  ['GRAND CHEROKEE', 'Grand Cherokee'],
  ['E-CLASS', 'E-Class'],
  ['MX-5 MIATA', 'MX-5 Miata'],
  ['NEW BEETLE', 'New Beetle'],
  ['DISCOVERY II', 'Discovery II'],
  ['ARCTIC WHITE', 'Arctic White'],
])('OPS-02 %s becomes %s', (allCaps, proper) => {
  expect(fixAllCaps(allCaps)).toBe(proper)
})

test.each(['CR-V', 'RAV4', 'GTI', 'XDRIVE35I', 'GTSR', 'SR5', 'R/T'])(
  'OPS-02 the code %s stays unchanged',
  (code) => {
    expect(fixAllCaps(code)).toBe(code)
  },
)

test('text with lower-case letters stays unchanged', () => {
  expect(fixAllCaps('xDrive 35i M SPORT')).toBe('xDrive 35i M SPORT')
})
