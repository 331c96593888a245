import { redirect } from 'react-router'
import { expect, test } from 'vitest'
import { STEP_FAILED } from '../../trade-in/step-failed.ts'
import { sendForm } from './send-form.ts'

test('the form gets the server’s response', async () => {
  expect(await sendForm(() => Promise.resolve('a response'))).toBe('a response')
})

test('LEAD-02 a redirect after success is passed on', async () => {
  const thanks = redirect('/success')

  await expect(sendForm(() => Promise.reject(thanks))).rejects.toBe(thanks)
})

test('LEAD-02 the form shows a failure to send', async () => {
  const response = await sendForm(() => Promise.reject(new TypeError('Failed to fetch')))

  expect(response).toMatchObject({
    data: { formError: 'An unexpected error occured', errors: [], values: {} },
    init: { status: 503 },
  })
})

test('TRD-05 the wizard shows its own text when the connection is lost', async () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'))

  expect(await sendForm(lost, STEP_FAILED)).toMatchObject({
    data: { formError: 'An error occurred while submitting the form. Please try again.' },
  })
})

test('LEAD-09 the form shows the server’s message about a rate limit', async () => {
  const rateLimited = {
    status: 429,
    statusText: '',
    internal: false,
    data: 'Please wait a minute and try again.',
  }

  const response = await sendForm(() => Promise.reject(rateLimited))

  expect(response).toMatchObject({ data: { formError: 'Please wait a minute and try again.' } })
})
