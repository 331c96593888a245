import type { Columns, Marks } from './columns.ts'

/**
 * Parses a filter expression in the documented language, as far as our engine uses it. It refuses anything else.
 * `attributes` collects the attributes it mentions.
 */
export function readFilter(text: string, attributes: Set<string>, columns: Columns): Marks {
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
    const places = readCondition()
    return columns.marks(tokens.slice(start, at).join(' '), places)
  }
  function readCondition(): () => Iterable<number> {
    const attribute = value()
    attributes.add(attribute)
    if (skip('EXISTS')) return () => columns.having(attribute)
    if (skip('STARTS', 'WITH')) {
      const beginning = value()
      return () => columns.startingWith(attribute, beginning)
    }
    if (skip('IN')) {
      expect('[')
      const values = [value()]
      while (skip(',')) values.push(value())
      expect(']')
      return () => values.flatMap((text) => columns.with(attribute, text))
    }
    const operator = take()
    const wanted = value()
    const figure = Number(wanted)
    switch (operator) {
      case '=':
        return () => [
          ...columns.with(attribute, wanted),
          ...columns.whereNumber(attribute, (number) => number === figure),
        ]
      case '>=':
        return () => columns.whereNumber(attribute, (number) => number >= figure)
      case '<=':
        return () => columns.whereNumber(attribute, (number) => number <= figure)
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
