import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { asvsPage } from './asvs/asvs-page.ts'
import { chapters } from './asvs/chapters.ts'
import { levels } from './asvs/levels.ts'
import { named, type Requirement, reasons } from './asvs/requirement.ts'

const requirements = chapters.flatMap(({ requirements: ofChapter }) => ofChapter)

describe('OPS-05 the comparison with the OWASP ASVS', () => {
  test('has every requirement of levels 1 and 2 once', () => {
    expect(levels.size).toBe(253)
    expect(requirements.map(({ id }) => id).toSorted()).toEqual([...levels.keys()].toSorted())
  })

  test('has each requirement in its chapter', () => {
    const misplaced = chapters.flatMap(({ title, requirements: ofChapter }) =>
      ofChapter.filter(({ id }) => !title.startsWith(`V${id.split('.')[0]} `)).map(({ id }) => id),
    )
    expect(misplaced).toEqual([])
  })

  test('names a test or a document for what is met, and one reason for anything else', () => {
    const empty = requirements.filter((requirement) => !isAnswered(requirement))
    expect(empty.map(({ id }) => id)).toEqual([])
  })

  test('names tests and documents that exist and say so', () => {
    const missing = requirements.flatMap(({ id, tests, documents }) =>
      [
        ...named(tests).filter(({ file, text }) => !titlesIn(file).some((title) => title.includes(text))),
        ...named(documents).filter(({ file, text }) => !textOf(file).includes(text)),
      ].map(({ file, text }) => `${id}: ${file} has no “${text}”`),
    )
    expect(missing).toEqual([])
  })

  test('is on a page (npx vitest run --project unit tests/asvs -u)', async () => {
    await expect(asvsPage()).toMatchFileSnapshot('../docs/asvs.md')
  })
})

function isAnswered(requirement: Requirement) {
  const given = reasons.map((reason) => requirement[reason]).filter((reason) => reason !== undefined)
  const references = [...named(requirement.tests), ...named(requirement.documents)]
  const isReference = ({ text }: { text: string }) => text.trim().length >= MIN_LENGTH
  const texts = [requirement.title, ...given]
  return (
    texts.every((text) => text.trim().length >= MIN_LENGTH) &&
    references.every(isReference) &&
    (given.length === 0 ? references.length > 0 : given.length === 1)
  )
}

/** Shorter texts would be found anywhere. */
const MIN_LENGTH = 6

/** The titles of a file’s tests and groups: a text that is followed by a function or a tag, as the first argument of a call. */
function titlesIn(file: string): string[] {
  if (!file.endsWith('.test.ts')) return []
  const calls = textOf(file).matchAll(
    /\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1,\s*(?:longRunOnly,\s*)?(?:async\b|\(|function\b|\{|[\w.]+\s*=>)/g,
  )
  return [...calls].map(([, , title = '']) => title.replaceAll(/\\(['"`])/g, '$1'))
}

const texts = new Map<string, string>()

function textOf(file: string) {
  const known = texts.get(file) ?? (existsSync(file) ? readFileSync(file, 'utf8') : '')
  texts.set(file, known)
  return known
}
