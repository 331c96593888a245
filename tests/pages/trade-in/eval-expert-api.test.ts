import { describe, expect, test } from 'vitest'
import type { ValuationProvider } from '#integrations/valuation/port.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { answerOf, originOf } from '../../support/browser/visit.ts'

const asked = { rego: 'NEW001', state: 'qld' }

describe('TRD-01 looking up a vehicle through the API', () => {
  test('answers with a list whose first item is the vehicle', async () => {
    const { status, body } = await call(await dealership(), 'eval-expert/enter-vin', asked)

    expect(status).toBe(200)
    expect(body).toMatchObject([{ EvalID: 'SBX-NEW001', Make: 'Mazda', Year: '2024' }])
  })

  test.each(['CHOOSE', 'FCT201', 'FCT202'])('has the candidates of %s under one spelling', async (rego) => {
    const { body } = await call(await dealership(), 'eval-expert/enter-vin', { ...asked, rego })

    expect(body).toMatchObject([{ VIN: expect.any(String), VechielDescriptions: expect.any(Array) }])
  })

  test.each([
    [{ ...asked, extra: 1 }],
    [{ ...asked, state: 'QLD' }],
    [{ rego: '', state: 'qld' }],
    [{ rego: 'AB%', state: 'qld' }],
    [{ rego: { $ne: '' }, state: 'qld' }],
    [[]],
    [null],
  ])('refuses %j', async (body) => {
    expect((await call(await dealership(), 'eval-expert/enter-vin', body)).status).toBe(400)
  })

  test('says when nobody can be asked, and logs a problem without the plate', async () => {
    const dealer = await dealership()

    expect((await call({ ...dealer, valuationProvider: null }, 'eval-expert/enter-vin', asked)).status).toBe(
      503,
    )
    expect((await call(dealer, 'eval-expert/enter-vin', { ...asked, rego: 'DOWN00' })).status).toBe(503)
  })
})

describe('TRD-08 a registry can’t be read plate by plate', () => {
  test('one address looks up ten vehicles an hour, whichever process answers', async () => {
    const dealer = await dealership()
    for (let number = 1; number <= 10; number += 1)
      expect(
        (await call(dealer, 'eval-expert/enter-vin', { ...asked, rego: `FCT00${number % 10}` })).status,
      ).toBe(200)

    const refused = await call(dealer, 'eval-expert/enter-vin', asked)

    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
    expect((await call(dealer, 'eval-expert/enter-vin', asked, '203.0.113.9')).status).toBe(200)
    expect((await call(await dealership(), 'eval-expert/enter-vin', asked)).status).toBe(200)
  })

  test('lookups beyond the limit never reach the provider', async () => {
    const dealer = await dealership()
    let calls = 0
    const valuationProvider: ValuationProvider = {
      ...provider(dealer),
      manualEntry: async () => {
        calls += 1
        return { outcome: 'answered', records: [] }
      },
    }
    for (let number = 0; number < 45; number += 1)
      await call({ ...dealer, valuationProvider }, 'eval-expert/manual-entry', {
        vin: 'V',
        desc: `${number}`,
      })

    expect(calls).toBe(40)
  })
})

describe('TRD-02 updating an evaluation through the API', () => {
  const update = {
    evalid: 'E1',
    km: 5,
    cName: 'Kim Nguyen',
    cEmail: 'kim@example.com',
    cPhone: '0491 570 006',
  }

  test('sends the email address of the site, whatever the caller sends', async () => {
    const dealer = await dealership({ site: { email: 'sales@harbour.example' } })
    const sent: unknown[] = []
    const valuationProvider: ValuationProvider = {
      ...provider(dealer),
      updateEval: async (given) => {
        sent.push(given)
        return { outcome: 'answered', records: [] }
      },
    }

    await call({ ...dealer, valuationProvider }, 'eval-expert/update-eval', {
      ...update,
      userEmail: 'me@evil.example',
    })

    expect(sent).toEqual([{ ...update, userEmail: 'sales@harbour.example' }])
  })

  test.each([{ km: 1.5 }, { km: '5' }, { km: -1 }, { cEmail: 'kim' }, { cName: '' }])(
    'refuses %j',
    async (wrong) => {
      const { status } = await call(await dealership(), 'eval-expert/update-eval', { ...update, ...wrong })

      expect(status).toBe(400)
    },
  )
})

function provider({ valuationProvider }: Dealership) {
  if (!valuationProvider) throw new Error('The dealer has no provider.')
  return valuationProvider
}

async function call(dealer: Dealership, path: string, body: unknown, address = '198.51.100.1') {
  const response = await answerOf(
    dealer,
    `/api/${path}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: originOf(dealer) },
      body: JSON.stringify(body),
    },
    { address },
  )
  return { status: response.status, headers: response.headers, body: (await response.json()) as unknown }
}
