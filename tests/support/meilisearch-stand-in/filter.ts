import { normalized, type StoredDocument, valuesOf } from './stored-document.ts'

/** For each document in turn, whether it matches. */
export type Marks = Uint8Array

/** The documents that meet a condition, which is named by its text. */
export type Marking = (name: string, meets: (document: StoredDocument) => boolean) => Marks

/**
 * Parses a filter expression in the documented language, as far as our engine uses it. It refuses anything else.
 * `attributes` collects the attributes it mentions.
 */
export function readFilter(text: string, attributes: Set<string>, mark: Marking): Marks {
  const tokens = tokensOf(text)
  let at = 0
  const take = () => tokens[at++]
  const next = (...words: string[]) => words.every((word, ahead) => tokens[at + ahead] === word)
  function skip(...words: string[]) {
    if (!next(...words)) return false
    at += words.length
    return true
  }
  function expect(word: string) {
    if (take() !== word) throw new FilterError(`Expected ${word} before ${tokens.slice(at).join(' ')}`)
  }

  function anyOf(): Marks {
    let marks = allOf()
    while (skip('OR')) {
      const part = allOf()
      marks = marks.map((is, place) => is | (part[place] ?? 0))
    }
    return marks
  }
  function allOf(): Marks {
    let marks = one()
    while (skip('AND')) {
      const part = one()
      marks = marks.map((is, place) => is & (part[place] ?? 0))
    }
    return marks
  }
  function one(): Marks {
    if (skip('NOT')) {
      return one().map((is) => 1 - is)
    }
    if (skip('(')) {
      const inner = anyOf()
      expect(')')
      return inner
    }
    return condition()
  }
  function value(): string {
    const token = take()
    if (token === undefined || !/^["\w.-]/.test(token))
      throw new FilterError(`Expected a value, not ${token}`)
    return token.startsWith('"') ? token.slice(1, -1) : token
  }
  function condition(): Marks {
    const start = at
    const meets = readCondition()
    return mark(tokens.slice(start, at).join(' '), meets)
  }
  function readCondition(): (document: StoredDocument) => boolean {
    const attribute = value()
    attributes.add(attribute)
    const own = (document: StoredDocument) => valuesOf(document, attribute)
    if (skip('EXISTS')) return (document) => attribute in document.fields
    if (skip('STARTS', 'WITH')) {
      const beginning = normalized(value())
      return (document) => own(document).some((text) => text.startsWith(beginning))
    }
    if (skip('IN')) {
      expect('[')
      const values = new Set([normalized(value())])
      while (skip(',')) values.add(normalized(value()))
      expect(']')
      return (document) => own(document).some((text) => values.has(text))
    }
    const operator = take()
    const wanted = value()
    const figure = Number(wanted)
    const text = normalized(wanted)
    switch (operator) {
      case '=':
        return (document) => own(document).includes(text) || document.fields[attribute] === figure
      case '>=':
        return (document) => isNumber(document.fields[attribute]) && document.fields[attribute] >= figure
      case '<=':
        return (document) => isNumber(document.fields[attribute]) && document.fields[attribute] <= figure
      default:
        throw new FilterError(`Expected an operation, not ${operator}`)
    }
  }

  const marks = anyOf()
  if (at < tokens.length) throw new FilterError(`Unexpected text: ${tokens.slice(at).join(' ')}`)
  return marks
}

export class FilterError extends Error {}

function tokensOf(text: string): string[] {
  return [...text.matchAll(/\s*("[^"]*"|>=|<=|[()[\],=]|[\w.-]+|\S)/gy)].map(([, token = '']) => token)
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number'
}
