import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contentPage } from './content-page.ts'

test('RNG-03 docs/content.md describes the current kinds and sections (npm run forecourt -- describe-content > docs/content.md)', () => {
  expect(readFileSync('docs/content.md', 'utf8')).toBe(contentPage())
})

test('RNG-03 every kind, section and field has a description', () => {
  const page = contentPage()
  expect(page.split('\n').filter((line) => line.startsWith('| `') && line.endsWith('|  |'))).toEqual([])
  expect(page).not.toMatch(/^### .*\n\n\n/m)
})
