import { describe, expect, it } from 'vitest'
import { Dictionary, type Numbered } from './dictionary.ts'

describe('SRCH-03 the values of a facet', () => {
  it('have one number each, before and after they are put in order', () => {
    const { make } = dictionaries()
    const [toyota, audi] = [make.codeFor('Toyota'), make.codeFor('Audi')]
    expect([make.codeOf('Toyota'), make.codeFor('Audi'), make.codeOf('Mazda')]).toEqual([
      toyota,
      audi,
      undefined,
    ])

    make.settle()

    expect([make.codeFor('Toyota'), make.codeOf('Audi'), make.codeOf('Mazda')]).toEqual([
      toyota,
      audi,
      undefined,
    ])
  })

  it('are in order with those that were added later', () => {
    const { make } = dictionaries()
    for (const value of ['Toyota', 'Audi', 'toyota', 'Škoda']) make.codeFor(value)
    make.settle()
    for (const value of ['Mazda', 'Audi', 'Zeekr', 'Abarth']) make.codeFor(value)
    make.settle()
    expect(namesOf(make)).toEqual(['Abarth', 'Audi', 'Mazda', 'Toyota', 'Zeekr', 'toyota', 'Škoda'])
  })

  it('are not those of another facet', () => {
    const { make, body } = dictionaries()
    const ute = body.codeFor('Ute')
    make.codeFor('Isuzu')
    make.settle()
    body.settle()
    expect(make.codeOf('Ute')).toBeUndefined()
    expect(body.codeOf('Isuzu')).toBeUndefined()
    expect(make.codeFor('Ute')).not.toBe(ute)
  })
})

function dictionaries() {
  const numbered: Numbered = { values: [''], facets: [''], folded: [''] }
  return { make: new Dictionary('make', numbered), body: new Dictionary('body', numbered) }
}

function namesOf({ alphabetical, values }: Dictionary) {
  return Array.from(alphabetical, (code) => values[code])
}
