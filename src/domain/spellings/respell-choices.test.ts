import { expect, test } from 'vitest'
import { respellChoices } from './respell-choices.ts'
import { shownSpellings } from './shown-spellings.ts'

const spellings = shownSpellings([
  { facet: 'make', value: 'Volkswagen', count: 3 },
  { facet: 'body', value: 'Hatchback', count: 5 },
  { facet: 'body', value: 'Ute', count: 2 },
])

test.each([
  [{ make: ['vw'] }, { make: ['Volkswagen'] }],
  [{ make: ['VW', 'volkswagen'] }, { make: ['Volkswagen'] }],
  [{ body: ['hatch'] }, { body: ['Hatchback'] }],
  [{ body: ['utility', 'UTE'] }, { body: ['Ute'] }],
  [{ body: ['hovercraft'] }, { body: ['hovercraft'] }],
  [{ colour: ['hatch'] }, { colour: ['hatch'] }],
])('DATA-02 the choices %j are %j', (chosen, respelt) => {
  expect(respellChoices(chosen, spellings)).toEqual(respelt)
})

test('DATA-02 a value in stock is never another’s nickname', () => {
  const both = shownSpellings([
    { facet: 'body', value: 'Hatch', count: 1 },
    { facet: 'body', value: 'Hatchback', count: 5 },
  ])
  expect(respellChoices({ body: ['hatch'] }, both)).toEqual({ body: ['Hatch'] })
})
