import { RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { DatabaseUnavailable } from '#data/outage/database-unavailable.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import { dealershipContext, requestFactsContext, type RequestFacts } from '../request/request-context.ts'
import { keepTyped } from './step-response.server.ts'

test('TRD-05 a step that fails says so, keeps what was typed, and is logged', async () => {
  const report = vi.fn()
  const failure = new Error('The database is down.')

  const response = await keepTyped({ rego: 'ABC123' }, contextWith({ report }), () => Promise.reject(failure))

  expect(response).toMatchObject({
    data: {
      formError: 'An error occurred while submitting the form. Please try again.',
      values: { rego: 'ABC123' },
    },
    init: { status: 500 },
  })
  expect(report).toHaveBeenCalledExactlyOnceWith(failure, expect.any(String))
})

test('TRD-05 a step during an outage gives the reason itself', async () => {
  const outage = () => Promise.reject(new DatabaseUnavailable())

  expect(await keepTyped({}, contextWith({ report: vi.fn() }), outage)).toMatchObject({
    data: {
      formError:
        'We couldn’t send your form just now. Please try again in a few seconds, or call us on 07 7010 0001.',
    },
    init: { status: 503 },
  })
})

test('TRD-05 a redirect is no failure', async () => {
  const redirect = Response.redirect('https://dealer.example/trade-in?step=2')

  await expect(keepTyped({}, contextWith({}), () => Promise.reject(redirect))).rejects.toBe(redirect)
})

function contextWith(facts: Partial<RequestFacts>) {
  const context = new RouterContextProvider()
  context.set(requestFactsContext, facts as RequestFacts)
  context.set(dealershipContext, {
    site: { phone: '07 7010 0001', phones: { override: null } },
  } as PublicDealership)
  return context
}
