import { expect, test } from 'vitest'
import { preferredEncoding } from './preferred-encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, deflate, br', 'br'],
  ['GZIP', 'gzip'],
  ['zstd;q=0, br;q=0.000, gzip;q=0.1', 'gzip'],
  ['br ; q=1.0', 'br'],
  ['identity', null],
  ['*', null],
  ['', null],
  [undefined, null],
])('OPS-07 a browser that accepts “%s” gets %s', (accepted, encoding) => {
  expect(preferredEncoding(accepted)).toBe(encoding)
})
