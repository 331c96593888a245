import { expect, test } from 'vitest'
import { readContactDetails } from './contact-details.ts'

test('SAVE-06 details are optional, and stored on one line', () => {
  expect(readContactDetails({ name: '  Kim \n Nguyen\u0000 ', email: '' })).toEqual({
    details: { name: 'Kim Nguyen', email: null },
  })
  expect(readContactDetails({ name: '', email: ' kim@example.com ' })).toEqual({
    details: { name: null, email: 'kim@example.com' },
  })
})

test.each(['kim@', 'kim example.com', `${'a'.repeat(250)}@example.com`])('SAVE-06 %s is refused', (email) => {
  expect(readContactDetails({ name: 'a'.repeat(101), email })).toEqual({
    errors: [
      { field: 'name', message: 'Use at most 100 characters.' },
      { field: 'email', message: 'Please enter an email address, such as name@example.com.' },
    ],
  })
})
