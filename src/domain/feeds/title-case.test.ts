import { expect, test } from 'vitest'
import { fixAllCaps } from './title-case.ts'

test.each([
  ['GRAND CHEROKEE', 'Grand Cherokee'],
  ['E-CLASS', 'E-Class'],
  ['MX-5 MIATA', 'MX-5 Miata'],
  ['NEW BEETLE', 'New Beetle'],
  ['DISCOVERY II', 'Discovery II'],
  ['ARCTIC WHITE', 'Arctic White'],
])('OPS-02 %s reads %s', (shouted, proper) => {
  expect(fixAllCaps(shouted)).toBe(proper)
})

test.each(['CR-V', 'RAV4', 'GTI', 'XDRIVE35I', 'GTSR', 'SR5', 'R/T'])('OPS-02 the code %s stays', (code) => {
  expect(fixAllCaps(code)).toBe(code)
})

test('what has small letters is left as it came', () => {
  expect(fixAllCaps('xDrive 35i M SPORT')).toBe('xDrive 35i M SPORT')
})
