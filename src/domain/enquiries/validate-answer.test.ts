import { describe, expect, test } from 'vitest'
import type { Question } from './question.ts'
import { validateAnswer } from './validate-answer.ts'

const rules = { australianPhone: () => null, today: '2026-03-10' }
const about = { name: 'x', label: 'X' }
const read = (question: Partial<Question> & Pick<Question, 'kind'>, written: string) =>
  validateAnswer({ ...about, ...question } as Question, written, rules)

describe('LEAD-04 reading an answer', () => {
  test.each<[Partial<Question> & Pick<Question, 'kind'>, string, unknown]>([
    [{ kind: 'line', maxLength: 4, isUpperCase: true }, ' ab\n c1 2', 'AB C'],
    [{ kind: 'dollars' }, '$45,000.50', 45_000.5],
    [{ kind: 'number', min: 0, max: 2_000_000 }, '41,250 km', 41_250],
    [{ kind: 'postcode' }, '0800', '0800'],
    [{ kind: 'yes-no' }, 'Yes', 'Yes'],
    [{ kind: 'yes-no' }, 'Perhaps', null],
    [{ kind: 'ticks', choices: ['A', 'B', 'C'] }, 'C\nA\nZ', ['C', 'A']],
    [{ kind: 'ticks', choices: ['A', 'B'] }, 'B\nA\nB\nB', ['B', 'A']],
    [{ kind: 'ticks', choices: ['A'] }, '', null],
    [{ kind: 'slot', appointment: 'service' }, '2026-03-11T23:00:00.000Z', '2026-03-11T23:00:00.000Z'],
    [{ kind: 'slot', appointment: 'service' }, '', null],
    [{ kind: 'moment' }, '2026-03-11T09:30', '2026-03-11 09:30'],
    [{ kind: 'moment' }, '11/3/2026 9:30 am', '2026-03-11 9:30 am'],
    [{ kind: 'moment' }, '11/3/2026, 9am', '2026-03-11 9am'],
    [{ kind: 'moment' }, '11.3.2026 14.30', '2026-03-11 14.30'],
    [{ kind: 'moment' }, '2026-03-11', '2026-03-11'],
    [{ kind: 'text' }, '  ', null],
  ])('with %j turns %j into %j', (question, written, answer) => {
    expect(read(question, written)).toEqual({ answer })
  })

  test.each<[Partial<Question> & Pick<Question, 'kind'>, string, string]>([
    [{ kind: 'dollars' }, 'lots', 'Please enter an amount in dollars, such as 25,000.'],
    [{ kind: 'number', min: 1900, max: 2027 }, '1850', 'Please enter a number from 1900 to 2027.'],
    [{ kind: 'number', min: 0, max: 2_000_000 }, 'new', 'Please enter a number from 0 to 2,000,000.'],
    [{ kind: 'number', min: 0, max: 2_000_000 }, 'km', 'Please enter a number from 0 to 2,000,000.'],
    [{ kind: 'number', min: 0, max: 2_000_000 }, '0x10', 'Please enter a number from 0 to 2,000,000.'],
    [{ kind: 'postcode' }, '12345', 'Invalid postcode. Please enter a 4-digit number.'],
    [{ kind: 'slot', appointment: 'service' }, 'tomorrow', 'Please choose one of the times.'],
    [
      { kind: 'moment' },
      '2026-03-09T09:30',
      'Please choose a day and time in the future, such as 15/3/2027 9:30 am.',
    ],
    [
      { kind: 'moment' },
      '31/2/2027 9:30',
      'Please choose a day and time in the future, such as 15/3/2027 9:30 am.',
    ],
    [
      { kind: 'moment' },
      '2027-03-15T99:99',
      'Please choose a day and time in the future, such as 15/3/2027 9:30 am.',
    ],
    [
      { kind: 'moment' },
      '15/3/2027 www.spam.example',
      'Please choose a day and time in the future, such as 15/3/2027 9:30 am.',
    ],
    [{ kind: 'line', isRequired: true }, ' ', '* This field is required'],
    [{ kind: 'choice', choices: [], isRequired: true, error: 'Please choose.' }, 'A', 'Please choose.'],
  ])('with %j rejects %j', (question, written, error) => {
    expect(read(question, written)).toEqual({ error })
  })

  test('takes the only choice without asking', () => {
    expect(read({ kind: 'choice', choices: [{ value: '1', label: 'One' }], isRequired: true }, '')).toEqual({
      answer: '1',
    })
  })

  test('FIN-05 ignores a value that is not one of the choices', () => {
    const choices = ['Morning', 'Evening'].map((word) => ({ value: word, label: word }))

    expect(read({ kind: 'choice', choices, prompt: 'Please choose' }, 'Never')).toEqual({ answer: null })
    expect(read({ kind: 'choice', choices }, '')).toEqual({ answer: 'Morning' })
  })
})
