import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settingsPage } from './settings-page.ts'

test('SITE-02 docs/sites.md lists the current settings (npm run forecourt -- describe-settings > docs/sites.md)', () => {
  expect(readFileSync('docs/sites.md', 'utf8')).toBe(settingsPage())
})

test('SITE-02 every setting has a description', () => {
  const rows = settingsPage()
    .split('\n')
    .filter((line) => line.startsWith('| `'))

  expect(rows.length).toBeGreaterThan(100)
  expect(rows.filter((row) => row.endsWith('|  |'))).toEqual([])
})
