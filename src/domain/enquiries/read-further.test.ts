import { expect, test } from 'vitest'
import type { FurtherQuestion } from './enquiry-form.ts'
import { readFurther } from './read-further.ts'

const questions: FurtherQuestion[] = [
  { kind: 'dollars', name: 'budget', label: 'Budget' },
  { kind: 'choice', name: 'when', label: 'When?', choices: [{ value: 'Morning', label: 'In the morning' }] },
]

test('FIN-05 what is answered is kept: sums in dollars, and what was chosen', () => {
  expect(readFurther({ budget: '$45,000.50', when: 'Morning', other: 'x' }, questions)).toEqual({
    answers: { budget: 45_000.5, when: 'Morning' },
    errors: [],
  })
})

test('FIN-05 nobody has to answer, and what no form offers was never chosen', () => {
  expect(readFurther({ budget: '  ', when: 'Never' }, questions)).toEqual({ answers: {}, errors: [] })
})

test('FIN-05 what is no sum of money has to be put right', () => {
  expect(readFurther({ budget: 'lots' }, questions)).toMatchObject({ errors: [{ field: 'budget' }] })
})
