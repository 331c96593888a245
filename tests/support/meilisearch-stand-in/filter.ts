import { normalized, type StoredDocument, valuesOf } from './stored-document.ts'

/** A filter as the server reads it. `attributes` gathers those that it mentions. */
export type Filter = (document: StoredDocument) => boolean

/** Reads a filter expression of the documented language, as far as ours go; anything else is refused. */
export function parseFilter(text: string, attributes: Set<string>): Filter {
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

  function anyOf(): Filter {
    const parts = [allOf()]
    while (skip('OR')) parts.push(allOf())
    return (document) => parts.some((part) => part(document))
  }
  function allOf(): Filter {
    const parts = [one()]
    while (skip('AND')) parts.push(one())
    return (document) => parts.every((part) => part(document))
  }
  function one(): Filter {
    if (skip('NOT')) {
      const other = one()
      return (document) => !other(document)
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
  function condition(): Filter {
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

  const filter = anyOf()
  if (at < tokens.length) throw new FilterError(`Nothing can follow here: ${tokens.slice(at).join(' ')}`)
  return filter
}

export class FilterError extends Error {}

function tokensOf(text: string): string[] {
  const tokens = [...text.matchAll(/\s*("[^"]*"|>=|<=|[()[\],=]|[\w.-]+|\S)/gy)].map(
    ([, token = '']) => token,
  )
  return tokens
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number'
}
