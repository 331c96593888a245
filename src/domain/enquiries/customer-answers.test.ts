import { expect, test } from 'vitest'
import { customerAnswers } from './customer-answers.ts'
import { contactQuestions } from './shared-questions.ts'

const kim = { name: 'Kim Lee', email: 'kim@example.com', phone: '+61491570006' }

test('LEAD-02 a customer’s details answer the contact questions', () => {
  expect(customerAnswers(kim, contactQuestions)).toEqual({
    name: 'Kim Lee',
    email: 'kim@example.com',
    phone: '0491 570 006',
  })
})

test('LEAD-02 only what is asked is answered, and only what is known', () => {
  expect(customerAnswers(kim, [{ name: 'Vehicle Make' }, { name: 'email' }])).toEqual({ email: kim.email })
  expect(customerAnswers({ ...kim, name: null, email: '' }, contactQuestions)).toEqual({
    phone: '0491 570 006',
  })
})

test.each([
  ['Kim Lee', { name: 'Kim', last_name: 'Lee' }],
  ['Maria  de la Cruz', { name: 'Maria  de la', last_name: 'Cruz' }],
  ['Kim', { name: 'Kim' }],
  [null, {}],
])('TRD-07 a form that asks for both names gets “%s” in two parts', (name, answers) => {
  expect(customerAnswers({ ...kim, name }, [{ name: 'name' }, { name: 'last_name' }])).toEqual(answers)
})
