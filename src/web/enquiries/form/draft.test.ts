import { redirect } from 'react-router'
import { expect, test } from 'vitest'
import { saveDraft } from './draft.ts'

test('what the server answers is what the form gets', async () => {
  expect(await saveDraft(() => Promise.resolve('an answer'))).toBe('an answer')
})

test('LEAD-02 success leads on', async () => {
  const thanks = redirect('/success')

  await expect(saveDraft(() => Promise.reject(thanks))).rejects.toBe(thanks)
})

test('LEAD-02 a failure is told in the form', async () => {
  const answer = await saveDraft(() => Promise.reject(new TypeError('Failed to fetch')))

  expect(answer).toEqual({ formError: 'An unexpected error occured', errors: [], values: {} })
})

test('LEAD-09 who is held back is told what the server says', async () => {
  const heldBack = {
    status: 429,
    statusText: '',
    internal: false,
    data: 'Please wait a minute and try again.',
  }

  const answer = await saveDraft(() => Promise.reject(heldBack))

  expect(answer).toMatchObject({ formError: 'Please wait a minute and try again.' })
})
