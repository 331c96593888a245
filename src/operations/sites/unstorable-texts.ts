import { storableText } from '#domain/shared/storable-text.ts'
import { type DocumentProblem, pathOf } from './document-problems.ts'

/** Texts of a document that PostgreSQL refuses, or that nobody could see, such as a null character. Names of fields count too. */
export function unstorableTexts(value: unknown, path: readonly PropertyKey[] = []): DocumentProblem[] {
  if (typeof value === 'string') return isStorable(value) ? [] : [{ path: pathOf(path), message: MESSAGE }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => {
    const inside = [...path, Array.isArray(value) ? Number(key) : key]
    return isStorable(key) ? unstorableTexts(item, inside) : [{ path: pathOf(path), message: MESSAGE }]
  })
}

const MESSAGE = 'has a control character, which can’t be shown. Please remove it.'

function isStorable(text: string) {
  const unix = text.replaceAll(/\r\n?/g, '\n')
  return storableText(unix) === unix
}
