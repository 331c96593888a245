import { expect, test } from 'vitest'
import { sampleStock } from '../plain-words/sample-stock.ts'
import { stockVocabulary } from '../plain-words/stock-vocabulary.ts'
import { parseQuery } from '../plain-words/parse-query.ts'

const models = ['C-Class', 'C200', 'C250', 'A-Class', 'A180', 'GLC', '3 Series', '320i']
const makeOf = (model: string) => (model.startsWith('3') ? 'BMW' : 'Mercedes-Benz')
const stock = {
  ...sampleStock,
  values: {
    ...sampleStock.values,
    make: ['Mercedes-Benz', 'BMW'],
    model: models,
    make_model: models.map((model) => `${makeOf(model)} ${model}`),
  },
}

test.each([
  ['mercedes a class black', ['A-Class', 'A180']],
  ['a class under 40k', ['A-Class', 'A180']],
  ['mercedes c class black', ['C-Class', 'C200', 'C250']],
  ['c-class black', ['C-Class', 'C200', 'C250']],
  ['bmw 3 series white', ['3 Series', '320i']],
  ['glc black', ['GLC']],
])('DATA-02 a family includes all of its models: %s', (text, model) => {
  expect(parseQuery(text, stockVocabulary(stock))?.chosen.model).toEqual(model)
})

test('DATA-02 “class” alone is not a C-Class, even if that is the only one in stock', () => {
  const only = {
    ...stock,
    values: { ...stock.values, model: ['C-Class'], make_model: ['Mercedes-Benz C-Class'] },
  }

  expect(parseQuery('first class black sedan', stockVocabulary(only))?.chosen.model).toBeUndefined()
})
