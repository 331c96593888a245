import { describe, expect, test } from 'vitest'
import { contactQuestions } from '#domain/enquiries/shared-questions.ts'
import { australianPhone } from '#operations/enquiries/australian-phone.ts'
import { checkAnswers } from './check-answers.ts'

describe('LEAD-04 the browser accepts a phone number', () => {
  test.each([
    '0412 345 678',
    '412 345 678',
    '61412345678',
    '+61 (0)412 345 678',
    '0011 61 412 345 678',
    '0412–345–678',
    '0412/345/678',
    '\u202A0412 345 678\u202C',
    '０４１２３４５６７８',
    'Mob: 0412 345 678',
    '0412 345 678 ext 5',
    '(02) 9876 5432',
    '1300 975 707',
    '13 12 34',
    '1802 222',
    '+61 1300 975 707',
  ])('that the server accepts: %s', (phone) => {
    expect(australianPhone(phone)).not.toBeNull()
    expect(errorsFor(phone)).toEqual([])
  })
})

test.each([
  '',
  'abc',
  '12',
  '9876 5432',
  '0412 345 67',
  '04123456789',
  '+64 21 123 4567',
  '0412345678 0298765432',
])('LEAD-04 the browser rejects the invalid phone number “%s”', (phone) => {
  expect(errorsFor(phone)).toEqual([
    { field: 'phone', message: 'Please enter a valid Australian phone number.' },
  ])
})

function errorsFor(phone: string) {
  const step = { name: 'details', questions: contactQuestions }
  const form = { step, isLast: false, termsWording: '', today: '2026-03-10' }
  const sent = new FormData()
  for (const [name, value] of Object.entries({ name: 'Kim', email: 'kim@example.com', phone })) {
    sent.set(name, value)
  }
  return checkAnswers(form, sent)
}
