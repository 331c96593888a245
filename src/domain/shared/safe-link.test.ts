import { expect, test } from 'vitest'
import { isOwnAddress, isSafeLink, isTextLink } from './safe-link.ts'

test.each([
  '/finance',
  '/search?make=Toyota#top',
  '#main',
  'https://x.example/a',
  'tel:0491570006',
  'mailto:a@b.example',
])('RNG-04 %s is a safe link', (link) => {
  expect(isSafeLink(link)).toBe(true)
  expect(isTextLink(link)).toBe(true)
})

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  '/a b',
  '',
  `/${'a'.repeat(3000)}`,
])('RNG-04 %s is not', (link) => {
  expect(isSafeLink(link)).toBe(false)
  expect(isTextLink(link)).toBe(false)
})

test('RNG-04 only text may link to plain http, and only a path is on this site', () => {
  expect(isTextLink('http://x.example')).toBe(true)
  expect(isSafeLink('http://x.example')).toBe(false)
  expect(isOwnAddress('/offers?x=1')).toBe(true)
  expect(isOwnAddress('https://x.example')).toBe(false)
})
