import { describe, expect, test } from 'vitest'
import {
  acknowledgingDealerWith,
  dealerWith,
  deliverAll,
  deliveriesOf,
  enquire,
  noSenders,
  startWithNoJobs,
} from '../../support/delivery/deliveries.ts'

startWithNoJobs()

describe('LEAD-08 nothing is lost while a setting is missing', () => {
  test('emails wait for a mail server, without an attempt', async () => {
    const dealer = await acknowledgingDealerWith()
    await enquire(dealer)

    await deliverAll([dealer], noSenders)

    expect(await deliveriesOf(dealer)).toMatchObject([
      { kind: 'lead-email', state: 'waiting', attempts: 0 },
      { kind: 'lead-acknowledgement', state: 'waiting', attempts: 0 },
    ])
  })

  test('a webhook waits for its secret', async () => {
    const dealer = await dealerWith({ kind: 'webhook', to: 'https://crm.example/leads' })
    await enquire(dealer)

    await deliverAll([dealer], noSenders)

    expect(await deliveriesOf(dealer)).toMatchObject([
      { state: 'waiting', attempts: 0, lastError: 'WEBHOOK_SECRETS has no secret for https://crm.example' },
    ])
  })

  test('a job waits while its site is not running', async () => {
    const dealer = await dealerWith({ kind: 'webhook', to: 'https://crm.example/leads' })
    await enquire(dealer)

    await deliverAll([], noSenders)

    expect(await deliveriesOf(dealer)).toMatchObject([
      { state: 'waiting', lastError: 'the site is not running' },
    ])
  })

  test('a job returns after an unexpected error in its worker', async () => {
    const dealer = await dealerWith({ kind: 'webhook', to: 'https://crm.example/leads' })
    await enquire(dealer)
    await deliverAll([dealer], {
      ...noSenders,
      webhook: () => Promise.reject(new Error('Unexpected error')),
    })

    expect(await deliveriesOf(dealer)).toMatchObject([{ state: 'waiting', attempts: 1 }])
  })
})
