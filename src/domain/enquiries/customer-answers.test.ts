import { expect, test } from 'vitest'
import { customerAnswers } from './customer-answers.ts'
import { contactQuestions } from './shared-questions.ts'

test('LEAD-02 a customer’s details answer the contact questions', () => {
  const answers = customerAnswers({ name: 'Kim Lee', email: 'kim@example.com', phone: '+61491570006' })

  expect(answers).toEqual({ name: 'Kim Lee', email: 'kim@example.com', phone: '0491 570 006' })
  expect(Object.keys(answers)).toEqual(contactQuestions.map(({ name }) => name))
})

test('LEAD-02 a detail that we don’t have is left out, so that a link can still fill it in', () => {
  expect(customerAnswers({ name: null, email: '', phone: '+61491570006' })).toEqual({ phone: '0491 570 006' })
})
