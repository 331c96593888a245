import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const glossary = readFileSync('CONTRIBUTING.md', 'utf8').split('## Glossary')[1] ?? ''
const rows = glossary.split('\n').filter((line) => /^\| (?!term|-)/.test(line))
const avoided = rows.flatMap((row) =>
  [...(row.split('|')[3] ?? '').matchAll(/`([^`]+)`/g)].map(([, word = '']) => word),
)

const files = globSync([
  '{src,demo,tests,bench,bootstrap,tools,docs}/**/*.{ts,tsx,mjs,css,md}',
  '*.md',
]).filter((file) => file !== 'CHANGELOG.md' && file !== 'tests/glossary.test.ts')

test('the glossary has terms and words to avoid', () => {
  expect(rows.length).toBeGreaterThan(25)
  expect(avoided.length).toBeGreaterThan(40)
})

test('the codebase uses the terms of the glossary', () => {
  const found = files.flatMap((file) =>
    avoidedIn(`${file}\n${textOf(file)}`).map((word) => `${file}: ${word}`),
  )

  expect(found).toEqual([])
})

test.each([
  ['src/poll/keep-looking.ts', ['keep-looking']],
  ['function keepLooking()', ['keep-looking']],
  ['Keep looking', []],
  ['const toldOnce = 1', ['told-']],
  ['const MOST_PAGES = 1', ['most_']],
  [' * a form that was gone\n * on with later', ['gone on with']],
  ['untold-stories', []],
])('the check of %j finds %j', (text, words) => {
  expect(avoidedIn(text)).toEqual(words)
})

/** Hyphenated words are names in any case style. Words with spaces, or single words, are prose and names alike. */
function avoidedIn(text: string) {
  const names = text.replaceAll(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase()
  const prose = names.replaceAll(/[\s*/]+/g, ' ')
  return avoided.filter((word) => contains(word.includes(' ') ? prose : names, word))
}

/** Whether the text has it as a whole word; a word that ends in a hyphen or an underscore is a prefix. */
function contains(text: string, word: string) {
  if (!text.includes(word)) return false
  const end = /[-_]$/.test(word) ? '' : String.raw`(?![a-z\d])`
  return new RegExp(String.raw`(?<![a-z\d])${word}${end}`).test(text)
}

/** The glossary itself has to name the words to avoid. */
function textOf(file: string) {
  const text = readFileSync(file, 'utf8')
  return file === 'CONTRIBUTING.md' ? text.split('## Glossary')[0] : text
}
