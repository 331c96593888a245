import { expect, test } from 'vitest'
import type { Question } from './question.ts'
import { storableAnswer } from './storable-answer.ts'

const about = { name: 'x', label: 'X' }
const choices = [{ value: 'Phone', label: 'Phone' }]

test.each<[Question, string, string]>([
  [{ ...about, kind: 'text' }, ` ${'m'.repeat(5000)} `, 'm'.repeat(5000)],
  [{ ...about, kind: 'text' }, 'm'.repeat(5001), ''],
  [{ ...about, kind: 'text' }, ' '.repeat(58_000), ''],
  [{ ...about, kind: 'line', maxLength: 10 }, 'ABC 123 and more', 'ABC 123 an'],
  [{ ...about, kind: 'line' }, 'x'.repeat(58_000), 'x'.repeat(120)],
  [{ ...about, kind: 'name' }, 'Kim Nguyen', 'Kim Nguyen'],
  [{ ...about, kind: 'name' }, 'x'.repeat(121), ''],
  [{ ...about, kind: 'slot', appointment: 'service' }, '0'.repeat(58_000), ''],
  [{ ...about, kind: 'choice', choices }, 'Phone', 'Phone'],
  [{ ...about, kind: 'choice', choices }, 'x'.repeat(58_000), ''],
  [{ ...about, kind: 'ticks', choices: ['A', 'B'] }, `B\n${'A\n'.repeat(20_000)}Z`, 'A\nB'],
])('LEAD-02 %j keeps no more than a finished form', (question, written, stored) => {
  expect(storableAnswer(question, written)).toBe(stored)
})
