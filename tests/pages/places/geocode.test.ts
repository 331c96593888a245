import { expect, test } from 'vitest'
import type { Geocode } from '#integrations/geocoding/port.ts'
import { wholeApp } from '../../support/pages/whole-app.ts'
import { dealership } from '../../support/samples/dealership.ts'

async function ask(query: string, geocode: Geocode | null = null) {
  const answer = await wholeApp({ ...(await dealership()), geocode })(`/api/geocode?${query}`)
  return { status: answer.status, body: (await answer.json()) as unknown }
}

const error = (code: string, message: string) => ({ error: expect.objectContaining({ code, message }) })

test('TRD-07 a postcode is found', async () => {
  expect(await ask('postcode=4350')).toEqual({
    status: 200,
    body: { results: [{ geometry: { location: { lat: -27.561, lng: 151.954 } } }] },
  })
})

test.each(['435', '43501', 'abcd', ''])('TRD-07 “%s” is no postcode', async (postcode) => {
  expect(await ask(`postcode=${postcode}`)).toEqual({
    status: 422,
    body: error('invalid_postcode', 'Invalid postcode. Please enter a 4-digit number.'),
  })
})

test('TRD-07 four digits without a place are an invalid postcode', async () => {
  expect(await ask('postcode=9999')).toEqual({
    status: 404,
    body: error('unknown_place', 'Invalid postcode'),
  })
})

test('TRD-07 the dealer’s service finds what isn’t known here, and is not asked for what is', async () => {
  const asked: string[] = []
  const geocode: Geocode = (text) => {
    asked.push(text)
    return Promise.resolve({ outcome: 'found', point: { latitude: -27.4, longitude: 153.1 } })
  }

  expect(await ask('address=1+Queen+St,+Brisbane', geocode)).toMatchObject({ status: 200 })
  expect(await ask('address=Toowoomba', geocode)).toMatchObject({ status: 200 })
  expect(asked).toEqual(['1 Queen St, Brisbane'])
  expect(await ask('address=1+Queen+St,+Brisbane')).toMatchObject({ status: 404 })
})

test('TRD-07 while the service is away, nobody is told that the place doesn’t exist', async () => {
  const away: Geocode = () => Promise.resolve({ outcome: 'unavailable', reason: 'no answer' })
  expect(await ask('postcode=9999', away)).toMatchObject({ status: 503 })
})

test('TRD-07 the dealer doesn’t pay for one visitor who asks without end', async () => {
  const unknown: Geocode = () => Promise.resolve({ outcome: 'unknown' })
  const app = wholeApp({ ...(await dealership()), geocode: unknown })
  const statuses: number[] = []
  for (let nth = 0; nth <= 60; nth++)
    statuses.push((await app(`/api/geocode?address=${nth}+Queen+St`)).status)

  expect([statuses[59], statuses[60]]).toEqual([404, 429])
})
